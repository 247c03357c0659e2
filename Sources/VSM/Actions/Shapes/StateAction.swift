extension ObservedAction {
    /// Creates an action that returned a state.
    @inlinable
    @_disfavoredOverload  // Otherwise, a closure would be the state itself.
    public init(_ state: State) {
        self.init(.state, .state(state))
    }
}
