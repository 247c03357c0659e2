#if DEBUG
public import VSM

/// The changes of two journeys beside each other.
@_spi(Inspection) public struct JourneyComparison: Sendable, Equatable {
    /// The changes with one number in both journeys.
    public struct Row: Sendable, Equatable {
        /// The number of the row, counted from 1.
        public let number: Int
        /// The change of the first container, if any.
        public let first: String?
        /// The change of the second container, if any.
        public let second: String?
    }

    /// The changes, in order.
    public let rows: [Row]
    /// The number of the first row in which the journeys differ.
    public let firstDifference: Int?

    /// Compares two journeys.
    ///
    /// - Parameters:
    ///   - first: The lines of one journey.
    ///   - second: The lines of the other one.
    ///   - cause: Returns what was observed at a call.
    public init(_ first: [JourneyLine], _ second: [JourneyLine], cause: (CallSite?) -> String) {
        func changes(_ lines: [JourneyLine]) -> [String] {
            lines.compactMap { line in
                line.state.map { "\(line.action.map { cause($0.call) } ?? "created") → \($0.name)" }
            }
        }
        let (first, second) = (changes(first), changes(second))
        rows = (0..<max(first.count, second.count)).map { index in
            Row(
                number: index + 1,
                first: index < first.count ? first[index] : nil,
                second: index < second.count ? second[index] : nil
            )
        }
        firstDifference = rows.first { $0.first != $0.second }?.number
    }
}
#endif
