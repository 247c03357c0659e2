// Forms that a reference can name, such as `container.observe`. They cannot have the parameters with the place of the call, so
// the other forms are preferred where a call is written out.

extension ActionObserving {
    /// Moves to a state; for references such as `states.forEach(container.observe)`.
    ///
    /// - Parameter nextState: The new state.
    @_disfavoredOverload
    public func observe(_ nextState: ActionState) {
        observe(ObservedAction(nextState), from: CallSite())
    }
}

extension StateContainer {
    /// Creates a container of the main actor with its first state; for references such as
    /// `states.map(StateContainer.init(state:))`.
    ///
    /// - Parameter state: The state to render until an action returns another one.
    @_disfavoredOverload
    public convenience init(state: State) {
        self.init(state: state, isolation: MainActor.shared)
    }
}
