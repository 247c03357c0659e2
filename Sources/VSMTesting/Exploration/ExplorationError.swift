/// A feature could not be explored.
public struct ExplorationError: Error, CustomStringConvertible {
    /// What stands in the way, where, and what to do about it.
    public let description: String
}

/// What can stand in the way of an exploration.
enum ExplorationProblem: Error {
    case tooManyStates([String])
    case tooManyRuns([String])
    case tooManyChoices
    case endless([String])
    case notRepeatable
    case meddling

    /// What it is, and what to do about it.
    func description(with limits: ExplorationLimits) -> String {
        switch self {
        case .tooManyStates(let names):
            """
            There are more than \(limits.states) states: \(names.listed()). Identify them by less than all that they \
            carry (identifiedBy:), offer fewer actions, or raise limits.states.
            """
        case .tooManyRuns(let names):
            """
            The feature was run \(limits.runs) times and there is more to try. So far there are \(names.count) states: \
            \(names.listed()). Let stubs choose among fewer outcomes, offer fewer actions, or raise limits.runs.
            """
        case .tooManyChoices:
            """
            The stubs made more than \(limits.choices) choices in one action. Let them choose among fewer outcomes, or \
            raise limits.choices.
            """
        case .endless(let busiest):
            """
            The feature is not idle after \(limits.jobs) jobs: something repeats without end. \
            \(busiest.isEmpty ? "No state came of it." : "Those that moved on most: \(busiest.listed()).") If it needs \
            that many, raise limits.jobs.
            """
        case .notRepeatable:
            """
            The feature does not do the same in every run, so no position can be reached again. Make everything that \
            changes anew in `from`, and look for sets, dictionaries, random numbers and dates.
            """
        case .meddling:
            """
            Something outside the test host made a task of the host go on: Task.detached, a Task that code on no actor \
            starts, the main actor, a dispatch queue, or a clock other than host.clock. Put a stub in its place.
            """
        }
    }
}
