import VSM

enum BlogViewState {
    case initialized(BlogLoader)
    case loading
    case loaded(BlogPost)
    case failed(BlogLoader)
    case deleted
}

protocol BlogService {
    func text(of post: Int) async throws -> String
    func delete(_ post: Int) async throws
}
