// snippet.loads
import Testing
import VSM
import VSMTesting

@testable import Quotes

@Test("Shows a quote")
func loads() {
    withTestHost { host in
        let model = LoaderModel { "Less is more." }
        let journey = host.journey(of: model.load())
        host.runUntilIdle()
        journey.expect(.loading, .loaded(quote: "Less is more.", model))
    }
}
// snippet.end

// snippet.graph
struct Offline: Error {}

@Test("Every failure can be retried")
func canBeRetried() throws {
    let graph = try StateGraph.explore(
        begin: { _ in
            LoaderModel { try await choose(.success("So it goes."), .failure(Offline())) }.load()
        },
        actions: { state in
            switch state {
            case .loading: []
            case .loaded(_, let model): [.action("another", model.load())]
            case .failed(_, let model): [.action("try again", model.load())]
            }
        }
    )
    graph.expectNoDeadEnds()
    graph.expectPath(from: "failed", to: "loaded")
    graph.expectDiagram(in: "Quotes.mmd")
}
// snippet.end
