extension StateGraph {
    /// A state of the graph.
    public struct Node {
        /// How the state is identified.
        public let name: String

        /// The first value that was seen under this name.
        public let state: State

        /// The names of the actions that the state offers, in order.
        public let actions: [String]

        /// Makes a node.
        ///
        /// - Parameters:
        ///   - name: how the state is identified.
        ///   - state: the first value that was seen.
        ///   - actions: the names of the actions that it offers, in order.
        public init(name: String, state: State, actions: [String]) {
            self.name = name
            self.state = state
            self.actions = actions
        }
    }
}

extension StateGraph.Node: Sendable where State: Sendable {}
