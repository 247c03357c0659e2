extension StateGraph {
    /// A state of the graph.
    public struct Node {
        /// The name that identifies the state.
        public let name: String

        /// The first value that was found for this name.
        public let state: State

        /// The names of the actions that the state offers, in order.
        public let actions: [String]

        /// Creates a node.
        ///
        /// - Parameters:
        ///   - name: The name that identifies the state.
        ///   - state: The first value that was found.
        ///   - actions: The names of the actions that it offers, in order.
        public init(name: String, state: State, actions: [String]) {
            self.name = name
            self.state = state
            self.actions = actions
        }
    }
}

extension StateGraph.Node: Sendable where State: Sendable {}
