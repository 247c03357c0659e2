import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("State graphs of pages")
struct ExplorePageTests {
    private func explore(samples: [String: [String]] = ["title": ["Buy bread", ""]]) throws -> StateGraph<PageSnapshot> {
        try StateGraph.explore(
            page: "/",
            of: { _ in
                .tasks(
                    TaskStore(
                        load: { try await choose(.success([]), .failure(Offline())) },
                        save: { _ in try await choose(.success(()), .failure(Offline())) }
                    )
                )
            },
            samples: samples
        )
    }

    @Test("The edges are the handlers of the page, with the outcomes of the stubs")
    func tasks() throws {
        let graph = try explore()
        #expect(
            graph.text == """
                """
        )
    }
}
