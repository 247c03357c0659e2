import Testing
import VSM
import VSMTesting

@testable import ModelBuilder

@Suite("Model builder: the individual models of a blog")
struct BlogModelTests {
    private var blogAPI = MockBlogAPI()
    private var modelBuilder = MockBlogModelBuilder()

    private var loadedBlogModel: LoadedBlogModel {
        LoadedBlogModel(dependencies: blogAPI, blogId: 1, blogText: "Hello", modelBuilder: modelBuilder)
    }

    @Test("Loading leads to loading, then to the model that the builder creates for the post")
    mutating func loads() {
        var answer: (String) -> Void = { _ in }
        blogAPI.getBlogImpl = { _, completion in answer = completion }
        let loaded = MockLoadedBlogModel(blogText: "From the builder")
        modelBuilder.buildLoadedBlogModelImpl = { _, _ in loaded }
        let subject = BlogLoaderModel(dependencies: blogAPI, blogId: 1, modelBuilder: modelBuilder)
        withTestHost { host in
            let journey = host.journey(of: subject.loadBlog())
            journey.expect(["loading"], of: \.summary)
            answer("Hello")
            journey.expect(["From the builder"], of: \.summary)
            journey.expectRunning()
        }
    }

    // snippet.builder
    @Test("Reloading leads to the states of a loader from the builder")
    mutating func reloads() {
        let loader = MockBlogLoaderModel(loadBlogImpl: { Just(.loading).eraseToAnyPublisher() })
        modelBuilder.buildBlogLoaderModelImpl = { _ in loader }
        withTestHost { host in
            host.journey(of: loadedBlogModel.reload()).expect(["loading"], of: \.summary)
        }
    }
    // snippet.end

    @Test("Deleting notifies the server, and leads to deleted when it is done")
    mutating func deletes() {
        var deleted: [Int] = []
        blogAPI.deleteBlogImpl = { deleted.append($0) }
        let subject = loadedBlogModel
        withTestHost { host in
            let journey = host.journey(of: { await subject.delete() })
            host.runUntilIdle()
            journey.expect(["deleted"], of: \.summary)
        }
        #expect(deleted == [1])
    }

    @Test("Autosaving notifies the server, and returns no state")
    mutating func autosaves() {
        var saved: [String] = []
        blogAPI.autoSaveImpl = { text, _ in saved.append(text) }
        loadedBlogModel.autoSaveBlogChanges("Hello, world")
        #expect(saved == ["Hello, world"])
    }

    @Test("The builder creates each model with the ability to create the other")
    mutating func cycle() throws {
        blogAPI.getBlogImpl = { id, completion in completion("Post \(id)") }
        let builder = BlogModelBuilder(dependencies: blogAPI)
        var loader = builder.buildBlogLoaderModel(blogId: 1)
        try withTestHost { host in
            for _ in 1...3 {
                let journey = host.journey(of: loader.loadBlog())
                journey.expect(["Post 1"], of: \.summary)
                journey.expectRunning()
                let loaded = try journey.last { if case .loaded(let loaded) = $0 { loaded } else { nil } }
                loader = MockBlogLoaderModel(loadBlogImpl: { loaded.reload() })
            }
        }
    }
}

extension BlogViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let loadedBlogModel): loadedBlogModel.blogText
        case .deleted: "deleted"
        }
    }
}
