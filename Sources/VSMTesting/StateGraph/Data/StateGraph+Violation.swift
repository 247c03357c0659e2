extension StateGraph {
    /// A state that violates an invariant.
    public struct Violation: Hashable, Sendable {
        /// The name of the invariant.
        public let invariant: String

        /// The name of the state.
        public let node: String

        /// The path of the run that led to the violation.
        public let path: Path
    }
}
