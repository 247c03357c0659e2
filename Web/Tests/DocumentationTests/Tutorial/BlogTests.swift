// snippet.journey
import Testing
import VSM
import VSMTesting
// snippet.end
import VSMWeb
import VSMWebTesting

// snippet.journey

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
// snippet.end

// snippet.graph

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
// snippet.end

@Test("Tutorial: the page loads and deletes a post")
func blogPage() throws {
    try withTestHost { host in
        let site = Site(title: "Blog") { _ in BlogPage(loader: BlogLoader(post: 1, service: BlogServiceStub())) }
        let page = try host.open(site)
        try page.expect(.text("Hello."))
        try page.button("Delete").click()
        try page.expect(.status("Deleted."))
    }
}
