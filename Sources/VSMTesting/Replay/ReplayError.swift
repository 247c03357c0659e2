/// A journal could not be replayed.
public struct ReplayError: Error, CustomStringConvertible {
    /// Why not, with the place in the journal and what the feature does instead.
    public let description: String

    /// Whether the feature was run, and goes another way.
    public let isDivergence: Bool

    init(description: String, isDivergence: Bool = false) {
        self.description = description
        self.isDivergence = isDivergence
    }

    static func otherBeginning(_ first: String, _ origin: String, gap: String?) -> ReplayError {
        ReplayError(
            description: """
                The journal begins in "\(first)", the feature in "\(origin)". \(gap.map { "\($0) " } ?? "")Make `from` \
                return the state with which the journal begins.
                """
        )
    }

    static func divergence(
        of recorded: RecordedSteps,
        _ step: Int,
        _ states: Int,
        _ instead: [String]
    ) -> ReplayError {
        let came = instead.isEmpty ? "nothing more" : instead.map { "\"\($0)\"" }.listed()
        func wanted(_ names: ArraySlice<String>) -> String {
            names.first.map { "\"\($0)\"" } ?? "no further state"
        }
        guard step >= 0 else {
            return ReplayError(
                description: """
                    No action that the first state offers leads to what the journal has: \
                    \(wanted(recorded.steps.first?.states[...] ?? [])). What came was \(came).
                    """,
                isDivergence: true
            )
        }
        let action = recorded.steps[step]
        let isComplete = states == action.states.count
        let next = isComplete ? recorded.steps.dropFirst(step + 1).first : action
        let place = next.map { "action #\($0.number)\($0.call.map { " observed at \($0)" } ?? "")" } ?? "the end"
        return ReplayError(
            description: """
                The feature goes along with the journal up to \(place). There the journal has \
                \(wanted(next?.states.dropFirst(isComplete ? 0 : states) ?? [])), and what came was \(came).
                """,
            isDivergence: true
        )
    }
}
