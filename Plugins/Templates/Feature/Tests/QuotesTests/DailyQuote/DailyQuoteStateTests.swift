import Testing
import VSM
import VSMTesting

@testable import Quotes

@Suite("The states of the daily quote")
struct DailyQuoteStateTests {
    struct Offline: Error {}

    @Test("A view begins by loading")
    func loads() {
        withTestHost { host in
            let state = DailyQuoteViewState(fetchDailyQuote: { "Hello" })
            let container = host.container(state: state)
            let journey = host.record(container)
            container.observeInitialAction()
            host.runUntilIdle()
            journey.expect(cases: "initialized", "loading", "loaded")
            if case .loaded(let text, _) = container.state { #expect(text == "Hello") }
        }
    }

    @Test("Every failure can be retried")
    func canBeRetried() throws {
        let graph = try StateGraph.explore(
            from: { _ in
                DailyQuoteViewState(
                    fetchDailyQuote: { try await choose(.success("Hello"), .failure(Offline())) }
                )
            },
            actions: { state in
                switch state {
                case .initialized(let model): [.action("load", model.load())]
                case .loading: []
                case .loaded(_, let model): [.action("load again", model.load())]
                case .failed(let model): [.action("try again", model.retry())]
                }
            }
        )
        graph.expectNoDeadEnds()
        graph.expectPath(from: "failed", to: "loaded")
        graph.expectDiagram("DailyQuote", in: "../../../Diagrams.md")
    }
}
