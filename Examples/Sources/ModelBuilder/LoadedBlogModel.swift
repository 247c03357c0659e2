import VSM

// snippet.model
struct LoadedBlogModel: LoadedBlogModeling {
    typealias Dependencies = BlogProvidingDependency
    let dependencies: any Dependencies
    let blogId: Int
    let blogText: String
    let modelBuilder: any BlogModelBuilding

    func reload() -> AnyPublisher<BlogViewState, Never> {
        modelBuilder.buildBlogLoaderModel(blogId: blogId).loadBlog()
    }

    // snippet.end
    func delete() async -> BlogViewState {
        await dependencies.blogAPI.deleteBlog(blogId)
        return .deleted
    }

    func autoSaveBlogChanges(_ blogText: String) {
        dependencies.blogAPI.autoSave(blogText, blogId: blogId)
    }
    // snippet.model
}
// snippet.end
