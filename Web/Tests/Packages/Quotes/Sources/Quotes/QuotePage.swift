import VSM
import VSMWeb

struct QuotePage: ViewWithInitialAction {
    let fetchQuote: @Sendable () async throws -> String

    var initialAction: StateSequence<QuoteViewState> { LoaderModel(fetchQuote: fetchQuote).load() }

    func body(_ container: StateContainer<QuoteViewState>) -> some HTML {
        div {
            switch container.state {
            case .loading:
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
