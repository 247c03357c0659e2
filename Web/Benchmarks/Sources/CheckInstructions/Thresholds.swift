import Foundation
import LiveMessages

/// The checked-in costs of events, and their limits.
struct Thresholds {
    private struct Threshold {
        var reached: Int
        var limit: Int
        var allocations: Int
    }

    private var thresholds: [PageEvent: Threshold] = [:]

    /// Reads the file; a missing file has no thresholds.
    init(_ file: URL) throws {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard words.count == 4, let event = PageEvent(rawValue: String(words[0])), let reached = Int(words[1]),
                let limit = Int(words[2]), let allocations = Int(words[3])
            else { throw MeasurementFailure("The thresholds have a line that is not understood: \(line)") }
            thresholds[event] = Threshold(reached: reached, limit: limit, allocations: allocations)
        }
    }

    /// Sets the threshold of an event.
    ///
    /// The limits have a margin for other patch versions of Swift, and for other orders of threads.
    mutating func update(_ event: PageEvent, _ cost: Cost) {
        thresholds[event] = Threshold(
            reached: cost.instructions,
            limit: cost.instructions + cost.instructions / 20,
            allocations: cost.allocations + max(2, cost.allocations / 50)
        )
    }

    /// Writes the file, in the order of the table.
    func write(to file: URL) throws {
        let lines = PageEvent.allCases.compactMap { event in
            thresholds[event].map { threshold in
                event.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
                    + [threshold.reached, threshold.limit, threshold.allocations]
                    .map { String(repeating: " ", count: max(1, 12 - "\($0)".count)) + "\($0)" }.joined()
            }
        }
        let header = """
            # What events of a live page cost in the process, without sockets, when the figures were checked in.
            # "Web/Scripts/benchmark instructions" fails above a limit; with --update, it writes this file.
            #
            # event, instructions reached, limit of instructions, limit of allocations

            """
        try (header + lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    /// Returns a message if the cost of an event exceeds its limit.
    func complaint(about event: PageEvent, _ cost: Cost) -> String? {
        guard let threshold = thresholds[event] else { return "\(event.rawValue) has no threshold." }
        guard cost.instructions > threshold.limit || cost.allocations > threshold.allocations else { return nil }
        return """
            \(event.rawValue) took \(cost.instructions) instructions and \(cost.allocations) allocations; its limits are \
            \(threshold.limit) and \(threshold.allocations).
            """
    }
}
