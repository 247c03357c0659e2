import VSM

/// The states of a post in a blog.
enum BlogViewState {
    case initialized(any BlogLoaderModeling)
    case loading
    case loaded(any LoadedBlogModeling)
    case deleted
}

/// The actions before the post is loaded.
protocol BlogLoaderModeling {
    func loadBlog() -> AnyPublisher<BlogViewState, Never>
}

/// The actions on the post.
protocol LoadedBlogModeling {
    var blogText: String { get }
    func reload() -> AnyPublisher<BlogViewState, Never>
    func delete() async -> BlogViewState
    func autoSaveBlogChanges(_ blogText: String)
}

// snippet.builder
/// Builds the models of the feature for each other.
protocol BlogModelBuilding {
    func buildBlogLoaderModel(blogId: Int) -> any BlogLoaderModeling
    func buildLoadedBlogModel(blogId: Int, blogText: String) -> any LoadedBlogModeling
}
// snippet.end
