import Testing
import VSM
import VSMTesting

struct BlogServiceStub: BlogService {
    func text(of post: Int) async throws -> String {
        try await choose(.success("Hello."), .failure(Unreachable()))
    }

    func delete(_ post: Int) async throws {
        try await choose(.success(()), .failure(Unreachable()))
    }

    struct Unreachable: Error {}
}

@Test("Loading shows the post")
func loadsPost() {
    withTestHost { host in
        let journey = host.journey(of: BlogLoader(post: 1, service: BlogServiceStub()).load())
        host.runUntilIdle()
        journey.expect(cases: "loading", "loaded")
    }
}

@Test("Every failure has a way back")
func hasWayBack() throws {
    let graph = try StateGraph.explore(
        from: { _ in BlogViewState.initialized(BlogLoader(post: 1, service: BlogServiceStub())) },
        actions: { state in
            switch state {
            case .initialized(let loader): [.action("load", loader.load())]
            case .loaded(let post): [.action("reload", post.reload()), .action("delete") { await post.delete() }]
            case .failed(let loader): [.action("try again", loader.load())]
            case .loading, .deleted: []
            }
        }
    )
    graph.expectNoDeadEnds(except: ["deleted"])
    graph.expectPath(from: "failed", to: "deleted")
}
