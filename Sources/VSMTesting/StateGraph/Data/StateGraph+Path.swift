extension StateGraph {
    /// A path through the graph.
    public struct Path: Hashable, Sendable {
        /// The name of the first state.
        public let start: String

        /// The transitions, in order; each starts where the previous one ends.
        public let transitions: [Transition]

        /// Creates a path.
        ///
        /// - Parameters:
        ///   - start: The name of the first state.
        ///   - transitions: The transitions, in order.
        public init(start: String, transitions: [Transition]) {
            self.start = start
            self.transitions = transitions
        }

        /// The name of the last state.
        public var end: String { transitions.last?.to ?? start }
    }
}

extension StateGraph.Path: CustomStringConvertible {
    /// The first state, followed by a line for each transition.
    public var description: String {
        ([start] + transitions.map { "  \($0)" }).joined(separator: "\n")
    }
}
