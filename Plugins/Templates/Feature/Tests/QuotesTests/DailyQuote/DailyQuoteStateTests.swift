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
            let container = host.container(begin: DailyQuoteViewState.load(fetchDailyQuote: { "Hello" }))
            let journey = host.record(container)
            host.runUntilIdle()
            journey.expect(cases: "loading", "loaded")
            if case .loaded(let text, _) = container.state { #expect(text == "Hello") }
        }
    }

    @Test("Every failure can be retried")
    func canBeRetried() throws {
        let graph = try StateGraph.explore(
            begin: { _ in
                DailyQuoteViewState.load(
                    fetchDailyQuote: { try await choose(.success("Hello"), .failure(Offline())) }
                )
            },
            actions: { state in
                switch state {
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
