extension StateGraph {
    /// A step from one state to the next.
    public struct Transition: Hashable, Sendable {
        /// The name of the state that is left.
        public let from: String

        /// The name of the state that comes.
        public let to: String

        /// The name of the action that led from one to the other.
        public let action: String

        /// What was chosen on this stretch, in order: outcomes of stubs, or how much time went by.
        public let choices: [String]

        /// Whether the action was running already: `true` for the second and later states of one run of it.
        public let continues: Bool

        /// Makes a transition.
        ///
        /// - Parameters:
        ///   - from: the name of the state that is left.
        ///   - to: the name of the state that comes.
        ///   - action: the name of the action.
        ///   - choices: what was chosen on this stretch, in order.
        ///   - continues: whether the action was running already.
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
    /// The action, the choices and the state that comes, on one line.
    public var description: String {
        let chosen = choices.isEmpty ? "" : " [\(choices.joined(separator: ", "))]"
        return "\(action)\(continues ? " goes on" : "")\(chosen) → \(to)"
    }
}
