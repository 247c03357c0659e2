import Testing
import VSM
import VSMTesting

@testable import ModelBuilder

@Suite("Model builder: a view of a blog")
struct BlogViewTests {
    private var blogAPI = MockBlogAPI()

    private func makeView(on host: TestHost) -> BlogView {
        let loaderModel = BlogModelBuilder(dependencies: blogAPI).buildBlogLoaderModel(blogId: 1)
        return BlogView(container: host.container(state: .initialized(loaderModel)))
    }

    @Test("A pull to refresh lasts until the post has been reloaded")
    mutating func refreshes() throws {
        var answers: [(String) -> Void] = []
        blogAPI.getBlogImpl = { _, completion in answers.append(completion) }
        try withTestHost { host in
            let view = makeView(on: host)
            let journey = host.record(view.container)
            view.onAppear()
            try #require(answers.count == 1)
            answers.removeFirst()("Hello")
            journey.expect(["initialized", "loading", "Hello"], of: \.summary)

            let refresh = host.start {
                await view.observe(view.reload(), until: { if case .loaded = $0 { true } else { false } })
            }
            host.runUntilIdle()
            journey.expect(["loading"], of: \.summary)
            #expect(refresh.result == nil)
            try #require(answers.count == 1)
            answers.removeFirst()("Hello again")
            host.runUntilIdle()
            journey.expect(["Hello again"], of: \.summary)
            #expect(refresh.result != nil)
            #expect(view.text == "Hello again")
            journey.expectRunning()
        }
    }

    @Test("The text of a post stays visible until the post has been deleted")
    mutating func deletes() {
        blogAPI.getBlogImpl = { _, completion in completion("Hello") }
        blogAPI.deleteBlogImpl = { _ in }
        withTestHost { host in
            let view = makeView(on: host)
            view.onAppear()
            view.tapDelete()
            #expect(view.text == "Hello")
            host.runUntilIdle()
            #expect(view.text == "Deleted!")
        }
    }
}

/// A view of text.
private struct BlogView: ViewStateRendering {
    let container: StateContainer<BlogViewState>

    var text: String {
        switch state {
        case .initialized, .loading: "…"
        case .loaded(let loadedBlogModel): loadedBlogModel.blogText
        case .deleted: "Deleted!"
        }
    }

    func onAppear() {
        guard case .initialized(let blogLoaderModel) = state else { return }
        observe(blogLoaderModel.loadBlog())
    }

    /// What a pull to refresh does.
    func reload() -> ObservedAction<BlogViewState> {
        guard case .loaded(let loadedBlogModel) = state else { return ObservedAction(state) }
        return ObservedAction(loadedBlogModel.reload())
    }

    func tapDelete() {
        guard case .loaded(let loadedBlogModel) = state else { return }
        observe({ await loadedBlogModel.delete() })
    }
}
