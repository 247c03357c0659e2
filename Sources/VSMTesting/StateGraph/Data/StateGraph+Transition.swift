extension StateGraph {
    /// A transition from one state to another.
    public struct Transition: Hashable, Sendable {
        /// The name of the previous state.
        public let from: String

        /// The name of the next state.
        public let to: String

        /// The name of the action that caused the transition.
        public let action: String

        /// The choices since the previous state, in order: outcomes of stubs, and the time that passed.
        public let choices: [String]

        /// Whether the action was already running: `true` for its second and later states.
        public let continues: Bool

        /// Creates a transition.
        ///
        /// - Parameters:
        ///   - from: The name of the previous state.
        ///   - to: The name of the next state.
        ///   - action: The name of the action.
        ///   - choices: The choices since the previous state, in order.
        ///   - continues: Whether the action was running already.
        public init(from: String, to: String, action: String, choices: [String] = [], continues: Bool = false) {
            self.from = from
            self.to = to
            self.action = action
            self.choices = choices
            self.continues = continues
        }
    }
}

extension StateGraph.Transition: CustomStringConvertible {
    /// The action, the choices and the next state, on one line.
    public var description: String {
        let chosen = choices.isEmpty ? "" : " [\(choices.joined(separator: ", "))]"
        return "\(action)\(continues ? " continues" : "")\(chosen) → \(to)"
    }
}
