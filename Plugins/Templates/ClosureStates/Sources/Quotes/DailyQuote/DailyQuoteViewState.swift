import VSM

/// The states of the daily quote, each with the actions that are legal in it.
enum DailyQuoteViewState {
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
}
