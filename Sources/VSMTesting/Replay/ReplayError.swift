/// An error thrown when a journal can't be replayed.
public struct ReplayError: Error, CustomStringConvertible {
    /// The reason, with the position in the journal and what the feature does instead.
    public let description: String

    /// Whether the feature was run and diverges from the journal.
    public let isDivergence: Bool

    /// What the search left out, a sentence for each.
    let untried: [String]

    init(description: String, isDivergence: Bool = false, untried: [String] = []) {
        self.description = ([description] + untried).joined(separator: "\n")
        self.isDivergence = isDivergence
        self.untried = untried
    }

    static func otherBeginning(_ first: String, _ origin: String, gap: String?) -> ReplayError {
        ReplayError(
            description: """
                The journal starts in "\(first)", the feature in "\(origin)". \(gap.map { "\($0) " } ?? "")Make `from` \
                return the first state of the journal.
                """
        )
    }

    static func divergence(
        of recorded: RecordedSteps,
        _ step: Int,
        _ states: Int,
        _ instead: [String],
        untried: [String]
    ) -> ReplayError {
        let came = instead.isEmpty ? "no further state" : instead.map { "\"\($0)\"" }.listed()
        func wanted(_ names: ArraySlice<String>) -> String {
            names.first.map { "\"\($0)\"" } ?? "no further state"
        }
        guard step >= 0 else {
            return ReplayError(
                description: """
                    No action of the first state leads to the next state of the journal, which is \
                    \(wanted(recorded.steps.first?.states[...] ?? [])). The feature set \(came).
                    """,
                isDivergence: true,
                untried: untried
            )
        }
        let action = recorded.steps[step]
        let isComplete = states == action.states.count
        let next = isComplete ? recorded.steps.dropFirst(step + 1).first : action
        let place = next.map { "action #\($0.number)\($0.call.map { " observed at \($0)" } ?? "")" } ?? "the end"
        return ReplayError(
            description: """
                The feature follows the journal up to \(place). There, the journal has \
                \(wanted(next?.states.dropFirst(isComplete ? 0 : states) ?? [])), but the feature set \(came).
                """,
            isDivergence: true,
            untried: untried
        )
    }
}
