// snippet.imports
import VSM
// snippet.end

// snippet.states
// The states. Each carries the actions that are legal in it.
enum QuoteViewState {
    case loading
    case loaded(quote: String, LoaderModel)
    case failed(message: String, LoaderModel)
}
// snippet.end

// The model: data and actions. An action returns the states that follow.
struct LoaderModel {
    let fetchQuote: () async throws -> String

    func load() -> StateSequence<QuoteViewState> {
        StateSequence(.loading).then {
            .loaded(quote: try await fetchQuote(), self)
        } catch: { error in
            .failed(message: "No quote today: \(error)", self)
        }
    }
}
