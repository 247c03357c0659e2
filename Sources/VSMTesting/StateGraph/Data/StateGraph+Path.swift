extension StateGraph {
    /// A way through the graph, step by step.
    public struct Path: Hashable, Sendable {
        /// The name of the state in which the way begins.
        public let start: String

        /// The steps, in order; each begins where the one before it ends.
        public let transitions: [Transition]

        /// Makes a path.
        ///
        /// - Parameters:
        ///   - start: the name of the state in which the way begins.
        ///   - transitions: the steps, in order.
        public init(start: String, transitions: [Transition]) {
            self.start = start
            self.transitions = transitions
        }

        /// The name of the state in which the way ends.
        public var end: String { transitions.last?.to ?? start }
    }
}

extension StateGraph.Path: CustomStringConvertible {
    /// The state in which it begins, and then one line for each step.
    public var description: String {
        ([start] + transitions.map { "  \($0)" }).joined(separator: "\n")
    }
}
