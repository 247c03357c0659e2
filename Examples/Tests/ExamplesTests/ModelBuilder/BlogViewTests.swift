import Testing
import VSM

@testable import ModelBuilder

@MainActor
@Suite("Model builder: a view of a blog", .timeLimit(.minutes(1)))
struct BlogViewTests {
    private var blogAPI = MockBlogAPI()

    private func makeView() -> BlogView {
        let loaderModel = BlogModelBuilder(dependencies: blogAPI).buildBlogLoaderModel(blogId: 1)
        return BlogView(container: .init(state: .initialized(loaderModel)))
    }

    @Test("A pull to refresh lasts until the post is there again")
    mutating func refreshes() async throws {
        var answers: [(String) -> Void] = []
        blogAPI.getBlogImpl = { _, completion in answers.append(completion) }
        let view = makeView()
        view.onAppear()
        answers.removeFirst()("Hello")
        #expect(view.text == "Hello")

        let textAfterRefresh = Task {
            await view.pullToRefresh()
            return view.text
        }
        for await state in view.container.states where state.summary == "loading" { break }
        let answer = try #require(answers.first)
        answer("Hello again")
        #expect(await textAfterRefresh.value == "Hello again")
    }

    @Test("A post that was deleted shows as deleted, and its text stays until then")
    mutating func deletes() async {
        blogAPI.getBlogImpl = { _, completion in completion("Hello") }
        blogAPI.deleteBlogImpl = { _ in }
        let view = makeView()
        view.onAppear()
        view.tapDelete()
        #expect(view.text == "Hello")
        for await state in view.container.states where state.summary == "deleted" { break }
        #expect(view.text == "Deleted!")
    }
}

/// A view of text.
@MainActor
private struct BlogView: @MainActor ViewStateRendering {
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

    func pullToRefresh() async {
        guard case .loaded(let loadedBlogModel) = state else { return }
        await observe(loadedBlogModel.reload(), until: { if case .loaded = $0 { true } else { false } })
    }

    func tapDelete() {
        guard case .loaded(let loadedBlogModel) = state else { return }
        observe({ await loadedBlogModel.delete() })
    }
}
