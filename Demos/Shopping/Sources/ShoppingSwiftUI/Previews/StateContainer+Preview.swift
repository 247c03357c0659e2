import VSM

extension StateContainer where State: StateWithInitialAction {
    /// Returns a container that has begun and observes a further action as soon as its state has the model for it.
    ///
    /// A preview reaches a state as a shopper does, through the actions that lead to it.
    @MainActor
    static func preview<Model>(
        _ state: State,
        when model: @escaping (State) -> Model?,
        action: @escaping (StateContainer<State>, Model) -> Void
    ) -> StateContainer<State> {
        let container = StateContainer(state: state)
        container.observeInitialAction()
        let states = container.states
        Task {
            for await state in states {
                if let model = model(state) { return action(container, model) }
            }
        }
        return container
    }
}
