/// The result of replaying a journal.
public struct Replay<State> {
    /// The states of the journal, with the actions and outcomes that lead to them.
    public let path: StateGraph<State>.Path

    /// The last state.
    public let state: State

    /// The names of the actions that the last state offers.
    public let actions: [String]

    /// Whether an action is still running.
    public let isRunning: Bool

    /// Whether the feature is stuck: the last state offers no action, no job is ready, and no task is asleep.
    public let isStuck: Bool
}
