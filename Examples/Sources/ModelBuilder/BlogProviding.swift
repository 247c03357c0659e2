/// The requests of the blog feature.
protocol BlogProviding {
    func getBlog(_ blogId: Int, completion: @escaping (String) -> Void)
    func deleteBlog(_ blogId: Int) async
    func autoSave(_ blogText: String, blogId: Int)
}

/// Provides access to the blogs.
protocol BlogProvidingDependency {
    var blogAPI: any BlogProviding { get }
}
