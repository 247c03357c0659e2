import VSM

// The states. Each carries the actions that are legal in it.
enum QuoteViewState {
    case loading
    case loaded(quote: String, LoaderModel)
    case failed(message: String, LoaderModel)
}
