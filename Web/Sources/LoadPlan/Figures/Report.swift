/// The figures of a run as text.
public struct Report {
    private let tally: Tally
    private let visitors: Int
    private let seconds: Double
    private let processorSeconds: Double

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - tally: What the visitors have done.
    ///   - visitors: The number of visitors.
    ///   - seconds: How long they were there.
    ///   - processorSeconds: The processor time of the driver itself.
    public init(_ tally: Tally, visitors: Int, seconds: Double, processorSeconds: Double) {
        (self.tally, self.visitors, self.seconds) = (tally, visitors, max(seconds, 0.001))
        self.processorSeconds = processorSeconds
    }

    /// The report for a person.
    public var text: String {
        let share = 100 * processorSeconds / seconds
        let steps = max(1, tally.steps)
        var lines = [
            line("visitors", "\(visitors), for \(Self.number(seconds)) s"),
            line("steps", "\(tally.steps), \(Self.number(Double(tally.steps) / seconds)) per second"),
            line(
                "rounds of the scenario",
                "\(tally.rounds), \(Self.number(Double(tally.rounds) / seconds)) per second"
            ),
        ]
        lines += durations.compactMap { name, durations in line(name, durations) }
        lines += [
            line("pages loaded again", "\(tally.pagesLoadedAgain)"),
            line("typed texts", "\(tally.typedTexts), of which \(tally.lostTexts) were lost"),
            line("bytes per step", "\(tally.receivedBytes / steps) received, \(tally.sentBytes / steps) sent"),
            line("steps begun again", "\(tally.repetitions)"),
            line("rounds that failed", "\(tally.failedRounds)"),
        ]
        for (kind, count) in tally.errors.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            lines.append("    \(count) × \(kind)")
        }
        lines.append(
            line("driver", "\(Self.number(processorSeconds)) s of processor time, \(Self.number(share)) % of a core")
        )
        return lines.joined(separator: "\n")
    }

    /// The figures for another program, as JSON with times in seconds.
    public var json: String {
        var values: [(String, String)] = [
            ("visitors", "\(visitors)"), ("seconds", "\(seconds)"), ("steps", "\(tally.steps)"),
            ("rounds", "\(tally.rounds)"), ("failedRounds", "\(tally.failedRounds)"),
            ("repetitions", "\(tally.repetitions)"), ("pagesLoadedAgain", "\(tally.pagesLoadedAgain)"),
            ("typedTexts", "\(tally.typedTexts)"), ("lostTexts", "\(tally.lostTexts)"),
            ("receivedBytes", "\(tally.receivedBytes)"), ("sentBytes", "\(tally.sentBytes)"),
            ("processorSeconds", "\(processorSeconds)"), ("errors", "\(tally.errors.values.reduce(0, +))"),
        ]
        for (name, durations) in [
            ("openings", tally.openings), ("answers", tally.answers), ("expectations", tally.expectations),
            ("sightings", tally.sightings), ("absences", tally.absences),
        ] {
            let figures = "\"p50\":\(durations.percentile(0.5) ?? 0),\"p99\":\(durations.percentile(0.99) ?? 0)"
            values.append((name, "{\"count\":\(durations.count),\(figures),\"worst\":\(durations.worst)}"))
        }
        return "{" + values.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }

    private var durations: [(String, Durations)] {
        [
            ("page opened after", tally.openings), ("action answered after", tally.answers),
            ("expected content after", tally.expectations), ("others see it after", tally.sightings),
            ("page back after", tally.absences),
        ]
    }

    private func line(_ name: String, _ value: String) -> String {
        name + String(repeating: " ", count: max(1, 26 - name.count)) + value
    }

    private func line(_ name: String, _ durations: Durations) -> String? {
        guard let half = durations.percentile(0.5), let most = durations.percentile(0.99) else { return nil }
        let times = "p50 \(Self.time(half)), p99 \(Self.time(most)), worst \(Self.time(durations.worst))"
        return line(name, "\(times) (\(durations.count) times)")
    }

    static func time(_ seconds: Double) -> String {
        seconds < 1 ? "\(number(seconds * 1000)) ms" : "\(number(seconds)) s"
    }

    /// Returns a number with one digit after the point.
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
        return "\(tenths / 10).\(abs(tenths % 10))"
    }
}
