extension StateGraph {
    /// A state in which a run came to rest: no job of the host is ready, and no task is asleep on its clock, or a task sleeps
    /// again and again.
    public struct Rest: Hashable, Sendable {
        /// The name of the state.
        public let node: String

        /// The path of the run that came to rest there.
        public let path: Path

        /// The name of the action that is still waiting for something, if there is one.
        public let runningAction: String?

        /// The choices of stubs after the last state change, which led to no other state.
        public let choices: [String]

        /// The number of sleeps in a row after which a task still sleeps, or zero if none does.
        ///
        /// The exploration ends after so many; see ``ExplorationLimits/sleeps``.
        public let sleeps: Int

        /// The choices and sleeps as a suffix of the name of the state in a message.
        var circumstances: String {
            sleeps > 0
                ? ", still asleep after \(sleeps) sleeps in a row"
                : choices.isEmpty ? "" : ", after [\(choices.joined(separator: ", "))]"
        }
    }
}
