import VSM

/// The states of the daily quote, each with the actions that are legal in it.
enum DailyQuoteViewState: StateWithInitialAction {
    case initialized(LoaderModel)
    case loading
    case loaded(text: String, LoaderModel)
    case failed(ErrorModel)

    /// The actions before and after the daily quote is loaded.
    struct LoaderModel {
        let load: () -> StateSequence<DailyQuoteViewState>
    }

    /// The actions after the daily quote could not be loaded.
    struct ErrorModel {
        let message: String
        let retry: () -> StateSequence<DailyQuoteViewState>
    }

    // Every view begins with this action.
    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}
