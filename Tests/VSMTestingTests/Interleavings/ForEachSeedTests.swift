import Testing
import VSM

@testable import VSMTesting

@Suite("Many seeds")
struct ForEachSeedTests {
    @Test("The test is run once for each seed")
    func all() {
        var seeds: [TestSeed] = []
        forEachSeed(in: 3...7, allowsSingleOrder: true) { seeds.append($0.run.configuration.seed) }
        #expect(seeds == [3, 4, 5, 6, 7])
    }

    /// Two saves, the older of which returns last in some orders only.
    private func race(on host: TestHost) {
        var saved = 0
        for number in 1...2 {
            host.start {
                for _ in 1...3 { await Task.yield() }
                saved = number
            }
        }
        host.runUntilIdle()
        #expect(saved == 2)
    }

    @Test("A race is found within 1,000 seeds, and again by the reported seed")
    func failure() throws {
        var tried = 0
        let texts = issueTexts {
            forEachSeed(in: 1...1_000) { host in
                tried += 1
                race(on: host)
            }
        }
        #expect(tried < 1_000)
        #expect(texts.count == 2)
        let text = try #require(texts.last)
        #expect(text == "The seed \(tried) fails. To run it alone: withTestHost(seed: \(tried)) { … }")
        for _ in 1...10 {
            #expect(issueTexts { withTestHost(seed: TestSeed(UInt64(tried))) { race(on: $0) } }.count == 1)
        }
    }

    @Test("An unexpected state of a journey fails the seed as an expectation does")
    func journeys() {
        let texts = issueTexts { forEachSeed(in: 5...9) { host in _ = host.record(host.container(state: 1)) } }
        #expect(texts.count == 2)
        #expect(texts.last?.hasPrefix("The seed 5 fails.") == true)
    }

    @Test("A known issue does not fail the seed")
    func knownIssues() {
        var runs = 0
        forEachSeed(in: 1...3, allowsSingleOrder: true) { _ in
            runs += 1
            withKnownIssue { Issue.record("known") }
        }
        #expect(runs == 3)
    }

    @Test("A thrown error ends the search and reports the seed")
    func thrown() {
        struct Stop: Error {}
        let texts = issueTexts {
            #expect(throws: Stop.self) { try forEachSeed(in: 4...9) { _ in throw Stop() } }
        }
        #expect(texts == ["The seed 4 fails. To run it alone: withTestHost(seed: 4) { … }"])
    }
}
