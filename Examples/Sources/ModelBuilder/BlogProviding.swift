/// What the blog feature needs of the server.
protocol BlogProviding {
    func getBlog(_ blogId: Int, completion: @escaping (String) -> Void)
    func deleteBlog(_ blogId: Int) async
    func autoSave(_ blogText: String, blogId: Int)
}

/// Has the way to the blogs.
protocol BlogProvidingDependency {
    var blogAPI: any BlogProviding { get }
}
