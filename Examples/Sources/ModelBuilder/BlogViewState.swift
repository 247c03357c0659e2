import VSM

/// The states of one post of a blog.
enum BlogViewState {
    case initialized(any BlogLoaderModeling)
    case loading
    case loaded(any LoadedBlogModeling)
    case deleted
}

/// What can be done before the post was loaded.
protocol BlogLoaderModeling {
    func loadBlog() -> AnyPublisher<BlogViewState, Never>
}

/// What can be done with the post.
protocol LoadedBlogModeling {
    var blogText: String { get }
    func reload() -> AnyPublisher<BlogViewState, Never>
    func delete() async -> BlogViewState
    func autoSaveBlogChanges(_ blogText: String)
}

/// Makes the models of the feature, for each other.
protocol BlogModelBuilding {
    func buildBlogLoaderModel(blogId: Int) -> any BlogLoaderModeling
    func buildLoadedBlogModel(blogId: Int, blogText: String) -> any LoadedBlogModeling
}
