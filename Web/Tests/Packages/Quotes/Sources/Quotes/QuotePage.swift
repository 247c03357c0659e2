import VSM
import VSMWeb

struct QuotePage: HTMLView {
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
        }
    }
}
