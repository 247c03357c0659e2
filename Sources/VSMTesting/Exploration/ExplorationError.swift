/// An error thrown when a feature can't be explored.
public struct ExplorationError: Error, CustomStringConvertible {
    /// The reason, the location, and what to do about it.
    public let description: String
}

/// The reasons why an exploration can fail.
enum ExplorationFailure: Error {
    case tooManyStates([String])
    case tooManyRuns([String])
    case tooManyChoices
    case endless([String])
    case nondeterministic
    case externalWork(String)

    /// Returns the reason and what to do about it.
    func description(with limits: ExplorationLimits) -> String {
        switch self {
        case .tooManyStates(let names):
            """
            There are more than \(limits.states) states: \(names.listed()). Identify states by fewer of their values \
            (identifiedBy:), offer fewer actions, or raise limits.states.
            """
        case .tooManyRuns(let names):
            """
            The feature was run \(limits.runs) times, and the exploration is not complete. So far, there are \
            \(names.count) states: \(names.listed()). Let stubs choose among fewer outcomes, offer fewer actions, or \
            raise limits.runs.
            """
        case .tooManyChoices:
            """
            The stubs made more than \(limits.choices) choices in one action. Let them choose among fewer outcomes, or \
            raise limits.choices.
            """
        case .endless(let busiest):
            """
            The feature is not idle after \(limits.jobs) jobs: something loops forever. \
            \(busiest.isEmpty ? "No action set a state." : "The busiest actions: \(busiest.listed()).") If it needs \
            that many, raise limits.jobs.
            """
        case .nondeterministic:
            """
            The feature is nondeterministic, so the exploration cannot repeat a run. Create everything that changes \
            in `from`, and look for sets, dictionaries, random numbers and dates.
            """
        case .externalWork(let description): description
        }
    }
}
