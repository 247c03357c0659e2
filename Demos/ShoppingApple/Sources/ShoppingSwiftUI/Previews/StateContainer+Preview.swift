import VSM

extension StateContainer where State: StateWithInitialAction {
    /// A container that has begun, and has taken further actions.
    ///
    /// A preview brings about a state as a shopper would: by the actions that lead to it.
    @MainActor
    static func preview(_ state: State, actions: (StateContainer<State>) -> Void = { _ in }) -> StateContainer<State> {
        let container = StateContainer(state: state)
        container.observeInitialAction()
        actions(container)
        return container
    }
}
