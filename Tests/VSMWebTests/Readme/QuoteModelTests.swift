import Testing
import VSM

@MainActor
@Test("Shows a quote")
func loads() async {
    let model = LoaderModel { "Less is more." }
    let container = StateContainer<QuoteViewState>(state: .initialized(model))
    await container.observe(model.load(), until: { if case .loaded = $0 { true } else { false } })
    if case .loaded(let quote, _) = container.state {
        #expect(quote == "Less is more.")
    } else {
        Issue.record("Not loaded.")
    }
}
