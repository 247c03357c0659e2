extension StateGraph {
    /// A state in which a run came to rest: no job of the host is ready, and no task is asleep on its clock.
    public struct Rest: Hashable, Sendable {
        /// The name of the state.
        public let node: String

        /// The path of the run that came to rest there.
        public let path: Path

        /// The name of the action that is still waiting for something, if there is one.
        public let runningAction: String?

        /// The choices of stubs after the last state change, which led to no other state.
        public let choices: [String]

        /// The choices as a suffix of the name of the state in a message.
        var choicesInWords: String { choices.isEmpty ? "" : ", after [\(choices.joined(separator: ", "))]" }
    }
}
