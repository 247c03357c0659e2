extension StateGraph {
    /// A state in which a run came to rest: nothing on the host is ready, nobody sleeps on its clock.
    public struct Rest: Hashable, Sendable {
        /// The name of the state.
        public let node: String

        /// The run that came to rest there.
        public let path: Path

        /// The name of an action that is still waiting for something, if there is one.
        public let runningAction: String?

        /// What the stubs chose after the last state had come, without another one coming of it.
        public let choices: [String]

        /// The choices as they follow the name of the state in a message; empty if there are none.
        var choicesInWords: String { choices.isEmpty ? "" : ", after [\(choices.joined(separator: ", "))]" }
    }
}
