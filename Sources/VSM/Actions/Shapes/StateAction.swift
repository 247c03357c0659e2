extension ObservedAction {
    /// Creates an action that returned a state.
    @inlinable
    public init(_ state: State) {
        self.init(.state, .state(state))
    }
}
