import VSM

extension StateContainer where State: StateWithInitialAction {
    /// A container that has begun, and takes a further action as soon as its state has the model for it.
    ///
    /// A preview brings about a state as a shopper would: by the actions that lead to it.
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
