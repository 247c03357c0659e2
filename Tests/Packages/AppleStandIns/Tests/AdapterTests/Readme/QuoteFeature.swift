import VSM

enum QuoteViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(quote: String, LoaderModel)
    case failed(message: String, LoaderModel)
}

struct LoaderModel {
    let fetchQuote: @Sendable () async throws -> String

    func load() -> StateSequence<QuoteViewState> {
        StateSequence(
            { .loading },
            {
                do {
                    return .loaded(quote: try await fetchQuote(), self)
                } catch {
                    return .failed(message: "No quote today: \(error)", self)
                }
            }
        )
    }
}
