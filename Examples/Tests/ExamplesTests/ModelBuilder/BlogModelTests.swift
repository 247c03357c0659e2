import Testing
import VSM
import VSMTesting

@testable import ModelBuilder

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
        withTestHost { host in
            let journey = host.journey(of: subject.loadBlog())
            journey.expect(["loading"], of: \.summary)
            answer("Hello")
            journey.expect(["From the builder"], of: \.summary)
            journey.expectRunning()
        }
    }

    @Test("Reloading gives what a loader from the builder gives")
    mutating func reloads() {
        let loader = MockBlogLoaderModel(loadBlogImpl: { Just(.loading).eraseToAnyPublisher() })
        modelBuilder.buildBlogLoaderModelImpl = { _ in loader }
        withTestHost { host in
            host.journey(of: loadedBlogModel.reload()).expect(["loading"], of: \.summary)
        }
    }

    @Test("Deleting tells the server, and gives deleted once it is done")
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
        withTestHost { host in
            for _ in 1...3 {
                let journey = host.journey(of: loader.loadBlog())
                journey.expect(["Post 1"], of: \.summary)
                journey.expectRunning()
                guard case .loaded(let loaded) = journey.state else { return }
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
