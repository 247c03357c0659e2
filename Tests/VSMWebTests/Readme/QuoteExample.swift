import VSM
import VSMWeb

// The states. Each carries what can be done in it, and nothing else.
enum QuoteViewState {
    case initialized(LoaderModel)
    case loading
    case loaded(quote: String, LoaderModel)
    case failed(message: String, LoaderModel)
}

// The model: data and actions. An action returns the states that follow.
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

// The view: every state rendered, or it does not compile.
struct QuoteView: HTMLView {
    let fetchQuote: @Sendable () async throws -> String

    var initialState: QuoteViewState { .initialized(LoaderModel(fetchQuote: fetchQuote)) }

    func body(_ container: StateContainer<QuoteViewState>) -> some HTML {
        div {
            switch container.state {
            case .initialized, .loading:
                p { "One moment…" }.busy()
            case .loaded(let quote, let model):
                p { quote }
                button { "Another" }.onClick { container.observe(model.load()) }
            case .failed(let message, let model):
                p { message }.role(.alert)
                button { "Try again" }.onClick { container.observe(model.load()) }
            }
        }.onAppear {
            if case .initialized(let model) = container.state { container.observe(model.load()) }
        }
    }
}
