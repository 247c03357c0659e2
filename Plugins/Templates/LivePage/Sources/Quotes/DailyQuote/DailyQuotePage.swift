import VSM
import VSMWeb

struct DailyQuotePage: ViewWithInitialAction {
    let fetchDailyQuote: @Sendable () async throws -> String

    var initialAction: StateSequence<DailyQuoteViewState> {
        DailyQuoteViewState.load(fetchDailyQuote: fetchDailyQuote)
    }

    func body(_ container: StateContainer<DailyQuoteViewState>) -> some HTML {
        main {
            h1 { "Daily quote" }
            switch container.state {
            case .loading:
                p { "One moment…" }.busy()
            case .loaded(let text, let model):
                p { text }
                button { "Load again" }.onClick { container.observe(model.load()) }
            case .failed(let model):
                p { model.message }.role(.alert)
                button { "Try again" }.onClick { container.observe(model.retry()) }
            }
        }
    }
}
