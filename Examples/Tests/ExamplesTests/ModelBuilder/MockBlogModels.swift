import VSM

@testable import ModelBuilder

// Mocks contain no logic: the tests define their behavior.

struct MockBlogAPI: BlogProviding, BlogProvidingDependency {
    var getBlogImpl: (Int, @escaping (String) -> Void) -> Void = { _, _ in _ = UnexpectedCall("getBlog") }
    var deleteBlogImpl: (Int) async -> Void = { _ in _ = UnexpectedCall("deleteBlog") }
    var autoSaveImpl: (String, Int) -> Void = { _, _ in _ = UnexpectedCall("autoSave") }

    var blogAPI: any BlogProviding { self }

    func getBlog(_ blogId: Int, completion: @escaping (String) -> Void) { getBlogImpl(blogId, completion) }
    func deleteBlog(_ blogId: Int) async { await deleteBlogImpl(blogId) }
    func autoSave(_ blogText: String, blogId: Int) { autoSaveImpl(blogText, blogId) }
}

struct MockBlogLoaderModel: BlogLoaderModeling {
    var loadBlogImpl: () -> AnyPublisher<BlogViewState, Never> = { Empty().eraseToAnyPublisher() }

    func loadBlog() -> AnyPublisher<BlogViewState, Never> { loadBlogImpl() }
}

struct MockLoadedBlogModel: LoadedBlogModeling {
    var blogText: String

    func reload() -> AnyPublisher<BlogViewState, Never> { Empty().eraseToAnyPublisher() }
    func delete() async -> BlogViewState { .deleted }
    func autoSaveBlogChanges(_ blogText: String) {}
}

struct MockBlogModelBuilder: BlogModelBuilding {
    var buildBlogLoaderModelImpl: (Int) -> any BlogLoaderModeling = { _ in MockBlogLoaderModel() }
    var buildLoadedBlogModelImpl: (Int, String) -> any LoadedBlogModeling = { MockLoadedBlogModel(blogText: $1) }

    func buildBlogLoaderModel(blogId: Int) -> any BlogLoaderModeling {
        buildBlogLoaderModelImpl(blogId)
    }

    func buildLoadedBlogModel(blogId: Int, blogText: String) -> any LoadedBlogModeling {
        buildLoadedBlogModelImpl(blogId, blogText)
    }
}
