import Testing
import VSM
import VSMTesting

@testable import ModelBuilder

@Suite("Model builder: every path through the blog")
struct BlogGraphTests {
    @Test("A post can be loaded again and again, until it is deleted")
    func graph() throws {
        let graph = try StateGraph.explore(
            from: { host in
                let blogAPI = MockBlogAPI(
                    getBlogImpl: { _, completion in host.start { completion(await choose(among: ["Hello"])) } },
                    deleteBlogImpl: { _ in await choose(among: [()]) }
                )
                let builder = BlogModelBuilder(dependencies: blogAPI)
                return BlogViewState.initialized(builder.buildBlogLoaderModel(blogId: 1))
            },
            actions: { state in
                switch state {
                case .initialized(let model):
                    [.action("loadBlog", model.loadBlog())]
                case .loading, .deleted:
                    []
                case .loaded(let model):
                    [.action("reload", model.reload()), .action("delete", { await model.delete() })]
                }
            }
        )
        graph.expectNoDeadEnds(except: "deleted")
        graph.expectPath(from: "loading", to: "loaded")
        graph.expectDiagram("Blog", in: "../../../Sources/ModelBuilder/README.md")
    }
}
