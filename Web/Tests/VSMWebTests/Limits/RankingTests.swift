import Testing

@testable import VSMWeb

@Suite("Ranking of addresses")
struct RankingTests {
    @Test("The first address always has the most entries", arguments: 0..<20 as Range<UInt64>)
    func random(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        var ranking = Ranking()
        var counts: [String: Int] = [:]
        #expect(ranking.first == nil)
        for _ in 0..<500 {
            let address = "\(Int.random(in: 0..<8, using: &generator))"
            if counts[address, default: 0] > 0, Bool.random(using: &generator) {
                counts[address, default: 0] -= 1
                ranking.decrease(address)
            } else {
                counts[address, default: 0] += 1
                ranking.increase(address)
            }
            let most = counts.values.max() ?? 0
            #expect(ranking.first?.count == (most == 0 ? nil : most))
            if let first = ranking.first { #expect(counts[first.address] == most) }
        }
    }
}
