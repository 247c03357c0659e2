extension StateGraph {
    /// A state in which something did not hold that should hold in it.
    public struct Violation: Hashable, Sendable {
        /// What should have held.
        public let invariant: String

        /// The name of the state.
        public let node: String

        /// The run that broke it.
        public let path: Path
    }
}
