import VSM

/// The states of the daily quote, each with the actions that are legal in it.
enum DailyQuoteViewState {
    case loading
    case loaded(text: String, any LoaderModeling)
    case failed(any ErrorModeling)

    /// The actions before and after the daily quote is loaded.
    protocol LoaderModeling {
        func load() -> StateSequence<DailyQuoteViewState>
    }

    /// The actions after the daily quote could not be loaded.
    protocol ErrorModeling {
        var message: String { get }
        func retry() -> StateSequence<DailyQuoteViewState>
    }
}
