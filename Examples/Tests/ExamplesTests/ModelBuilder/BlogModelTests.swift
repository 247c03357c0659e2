import Testing
import VSM

@testable import ModelBuilder

@MainActor
@Suite("Model builder: the models of a blog, each alone")
struct BlogModelTests {
    private var blogAPI = MockBlogAPI()
    private var modelBuilder = MockBlogModelBuilder()

    private var loadedBlogModel: LoadedBlogModel {
        LoadedBlogModel(dependencies: blogAPI, blogId: 1, blogText: "Hello", modelBuilder: modelBuilder)
    }

    @Test("Loading gives loading, and what the builder makes of the post when it comes")
    mutating func loads() {
        var answer: (String) -> Void = { _ in }
        blogAPI.getBlogImpl = { _, completion in answer = completion }
        let loaded = MockLoadedBlogModel(blogText: "From the builder")
        modelBuilder.buildLoadedBlogModelImpl = { _, _ in loaded }
        let subject = BlogLoaderModel(dependencies: blogAPI, blogId: 1, modelBuilder: modelBuilder)
        let output = Recorder(subject.loadBlog())
        #expect(output.summaries == ["loading"])
        answer("Hello")
        #expect(output.summaries == ["loading", "From the builder"])
    }

    @Test("Reloading gives what a loader from the builder gives")
    mutating func reloads() {
        let loader = MockBlogLoaderModel(loadBlogImpl: { Just(.loading).eraseToAnyPublisher() })
        modelBuilder.buildBlogLoaderModelImpl = { _ in loader }
        #expect(Recorder(loadedBlogModel.reload()).summaries == ["loading"])
    }

    @Test("Deleting tells the server, and gives deleted once it is done")
    mutating func deletes() async {
        var deleted: [Int] = []
        blogAPI.deleteBlogImpl = { deleted.append($0) }
        #expect(await loadedBlogModel.delete().summary == "deleted")
        #expect(deleted == [1])
    }

    @Test("Autosaving tells the server, and gives no state")
    mutating func autosaves() {
        var saved: [String] = []
        blogAPI.autoSaveImpl = { text, _ in saved.append(text) }
        loadedBlogModel.autoSaveBlogChanges("Hello, world")
        #expect(saved == ["Hello, world"])
    }

    @Test("The builder makes each model so that it can make the other, round and round")
    mutating func cycle() {
        blogAPI.getBlogImpl = { id, completion in completion("Post \(id)") }
        let builder = BlogModelBuilder(dependencies: blogAPI)
        var loader = builder.buildBlogLoaderModel(blogId: 1)
        for _ in 1...3 {
            let states = Recorder(loader.loadBlog()).states
            #expect(states.map(\.summary) == ["Post 1"])
            guard case .loaded(let loaded) = states.last else { return }
            loader = MockBlogLoaderModel(loadBlogImpl: { loaded.reload() })
        }
    }
}

extension BlogViewState: Summarized {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let loadedBlogModel): loadedBlogModel.blogText
        case .deleted: "deleted"
        }
    }
}
