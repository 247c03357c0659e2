import LoadPlan
import Testing

@Suite("Figures")
struct FiguresTests {
    @Test("Shares of durations are at most 4 % too high, and the longest is exact")
    func percentiles() throws {
        var durations = Durations()
        for milliseconds in 1...1_000 { durations.add(Double(milliseconds) / 1_000) }
        for (share, expected) in [(0.5, 0.5), (0.99, 0.99), (1, 1)] {
            let found = try #require(durations.percentile(share))
            #expect(found >= expected && found <= expected * 1.041, "\(share): \(found)")
        }
        #expect(durations.worst == 1)
        #expect(Durations().percentile(0.5) == nil)
    }

    @Test("Durations of any length are counted, and added to others")
    func extremes() {
        var durations = Durations()
        for value in [-1, 0, 1e9, .infinity] { durations.add(value) }
        var sum = Durations()
        sum += durations
        sum += Durations()
        #expect(sum.count == 4)
        #expect(sum.worst == .infinity)
    }

    @Test("Errors are counted by kind, and the number of kinds is bounded")
    func errors() {
        var tally = Tally()
        for number in 1...1_000 { tally.add(error: "Kind \(number)") }
        #expect(tally.errors.count <= 51)
        #expect(tally.errors.values.reduce(0, +) == 1_000)
    }

    @Test("A report has the throughput, the latencies and the errors")
    func report() {
        var tally = Tally()
        (tally.steps, tally.rounds, tally.receivedBytes) = (300, 100, 3_000)
        tally.answers.add(0.002)
        tally.add(error: "Line 3: There is no \"Add\".", count: 2)
        let report = Report(tally, visitors: 7, seconds: 10, processorSeconds: 2.5)
        for part in ["300, 30.0 per second", "100, 10.0 per second", "worst 2.0 ms", "2 × Line 3", "25.0 % of a core"] {
            #expect(report.text.contains(part), "\(report.text)")
        }
        #expect(report.json.contains("\"answers\":{\"count\":1,"))
    }
}
