import VSM

// The states. Each carries the actions that are legal in it.
enum QuoteViewState: StateWithInitialAction {
    case initialized(LoaderModel)
    case loading
    case loaded(quote: String, LoaderModel)
    case failed(message: String, LoaderModel)

    // Every view begins with this action.
    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}
