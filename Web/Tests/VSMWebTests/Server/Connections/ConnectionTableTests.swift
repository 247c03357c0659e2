import Testing

@testable import VSMWeb

@Suite("The table of connections", .timeLimit(.minutes(10)))
struct ConnectionTableTests {
    @Test("If no connection is idle, new ones are refused, and some of many are dropped")
    func refused() {
        var table = ConnectionTable(maximum: 1, perAddress: nil)
        _ = table.open(0, from: "")
        table.set(0, isIdle: false)
        for id in 1...ConnectionTable.refusals {
            #expect(table.open(id, from: "") == .refused(.server, isAnswered: true))
        }
        #expect(table.open(100, from: "") == .refused(.server, isAnswered: false))
        table.close(1)
        #expect(table.open(101, from: "") == .refused(.server, isAnswered: true))
        table.close(0)
        #expect(table.open(102, from: "") == .admitted(closing: nil))
    }

    @Test("Events of a connection that was closed for another change nothing")
    func stale() {
        var table = ConnectionTable(maximum: 1, perAddress: nil)
        _ = table.open(1, from: "a")
        #expect(table.open(2, from: "a") == .admitted(closing: 1))
        table.set(1, isIdle: false)
        table.set(1, isIdle: true)
        table.close(1)
        #expect(table.count == 1)
        #expect(table.open(3, from: "a") == .admitted(closing: 2))
    }

    @Test("No limit is ever exceeded, and the right connection is closed", arguments: 0..<20 as Range<UInt64>)
    func random(seed: UInt64) {
        struct Naive {
            let id: Int
            let address: String
            var isIdle = true
            var change: Int
        }
        var generator = SplitMix(seed: seed)
        var table = ConnectionTable(maximum: 8, perAddress: 3)
        var model: [Naive] = []
        for step in 0..<2000 {
            let id = model.randomElement(using: &generator)?.id ?? -1
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1:
                let address = "\(Int.random(in: 0..<5, using: &generator))"
                let own = model.filter { $0.address == address }
                let candidates = own.count >= 3 ? own : model.count >= 8 ? model : []
                let closing = candidates.filter(\.isIdle).min { $0.change < $1.change }?.id
                let admission = table.open(step, from: address)
                if candidates.isEmpty || closing != nil {
                    #expect(admission == .admitted(closing: closing))
                    model.removeAll { $0.id == closing }
                    model.append(Naive(id: step, address: address, change: step))
                } else {
                    #expect(admission == .refused(own.count >= 3 ? .address(address) : .server, isAnswered: true))
                    table.close(step)
                }
            case 2:
                let isIdle = Bool.random(using: &generator)
                table.set(id, isIdle: isIdle)
                guard let index = model.firstIndex(where: { $0.id == id && $0.isIdle != isIdle }) else { break }
                model[index].isIdle = isIdle
                model[index].change = step
            default:
                table.close(id)
                model.removeAll { $0.id == id }
            }
            #expect(table.count == model.count)
        }
    }
}
