import Testing

@testable import VSMWeb

@Suite("The session table behaves like a naive implementation", .timeLimit(.minutes(10)))
struct SessionTableModelTests {
    @Test("Both always close and keep the same sessions", arguments: 0..<60 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        var limits = SessionLimits()
        limits.sessions = Int.random(in: 3...30, using: &generator)
        limits.sessionsPerVisitor = Int.random(in: 1...8, using: &generator)
        limits.sessionsPerAddress = Bool.random(using: &generator) ? Int.random(in: 1...20, using: &generator) : nil
        limits.unconnected = .seconds(15)
        limits.disconnected = .seconds(60)

        let site = Site(title: "") { _ in EmptyHTML() }
        let connections = [RecordingConnection(), RecordingConnection()]
        var table = SessionTable(limits: limits)
        var model = NaiveSessionTable(limits: limits)
        var current: [String: RecordingConnection] = [:]
        var now = ContinuousClock.now

        for step in 0..<500 {
            now += .milliseconds(Int.random(in: 0...3000, using: &generator))
            let page = model.entries.randomElement(using: &generator)?.page ?? "no page"
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5:
                let visitor = "visitor \(Int.random(in: 0..<6, using: &generator))"
                let address = "address \(Int.random(in: 0..<4, using: &generator))"
                let request = try #require(PageRequest(target: "/", visitor: visitor))
                let session = LiveSession(request, site: site, limits: limits)
                var closed: Set<String>?
                if case .admitted(let closing) = table.add(session, from: address, now: now) {
                    closed = Set(closing.map(\.ticket.page))
                }
                let expected = model.add(
                    page: session.ticket.page,
                    visitor: visitor,
                    address: address,
                    now: now,
                    chosen: closed ?? []
                )
                #expect(closed == expected, "step \(step)")
            case 5..<8:
                let connection = connections[Int.random(in: 0...1, using: &generator)]
                current[page] = connection
                table.connect(page, ObjectIdentifier(connection))
                model.set(page, isConnected: true, now: now)
            case 8:
                let connection = connections[Int.random(in: 0...1, using: &generator)]
                table.disconnect(page, ObjectIdentifier(connection), now: now)
                if current[page] === connection { model.set(page, isConnected: false, now: now) }
            default:
                let expired = table.removeExpired(now: now)
                #expect(Set(expired.map(\.ticket.page)) == model.removeExpired(now: now), "step \(step)")
            }
            #expect(Set(table.sessions.map(\.ticket.page)) == Set(model.entries.map(\.page)), "step \(step)")
            #expect(table.count == model.entries.count)
        }
    }
}
