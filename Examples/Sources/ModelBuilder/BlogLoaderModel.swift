import VSM

struct BlogLoaderModel: BlogLoaderModeling {
    typealias Dependencies = BlogProvidingDependency
    let dependencies: any Dependencies
    let blogId: Int
    let modelBuilder: any BlogModelBuilding

    func loadBlog() -> AnyPublisher<BlogViewState, Never> {
        let statePublisher = CurrentValueSubject<BlogViewState, Never>(.loading)
        dependencies.blogAPI.getBlog(blogId) { blogText in
            statePublisher.value = .loaded(modelBuilder.buildLoadedBlogModel(blogId: blogId, blogText: blogText))
        }
        return statePublisher.eraseToAnyPublisher()
    }
}
