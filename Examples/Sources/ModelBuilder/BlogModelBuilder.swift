/// Builds the models of the blog feature.
///
/// A loader builds the model of the post that it loaded, and that model builds a loader to reload. Neither initializer can
/// take the other model, so both take the builder.
struct BlogModelBuilder: BlogModelBuilding {
    typealias Dependencies = BlogLoaderModel.Dependencies & LoadedBlogModel.Dependencies
    let dependencies: any Dependencies

    func buildBlogLoaderModel(blogId: Int) -> any BlogLoaderModeling {
        BlogLoaderModel(dependencies: dependencies, blogId: blogId, modelBuilder: self)
    }

    func buildLoadedBlogModel(blogId: Int, blogText: String) -> any LoadedBlogModeling {
        LoadedBlogModel(dependencies: dependencies, blogId: blogId, blogText: blogText, modelBuilder: self)
    }
}
