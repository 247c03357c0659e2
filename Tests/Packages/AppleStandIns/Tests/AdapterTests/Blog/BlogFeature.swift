import VSM

// The feature of vsm-ios's first guide.

enum BlogViewState {
    case initialized(BlogLoaderModeling)
    case loading
    case loaded(LoadedBlogModeling)
    case deleted
}

protocol BlogLoaderModeling {
    func loadBlog() -> AnyPublisher<BlogViewState, Never>
}

protocol LoadedBlogModeling {
    var blogText: String { get }
    func delete() -> AnyPublisher<BlogViewState, Never>
}

struct BlogLoaderModel: BlogLoaderModeling {
    let blogId: Int
    let api: BlogAPI

    func loadBlog() -> AnyPublisher<BlogViewState, Never> {
        let statePublisher = CurrentValueSubject<BlogViewState, Never>(.loading)
        api.getBlog(blogId) { blogText in
            statePublisher.value = .loaded(LoadedBlogModel(blogId: blogId, blogText: blogText, api: api))
        }
        return statePublisher.eraseToAnyPublisher()
    }
}

struct LoadedBlogModel: LoadedBlogModeling {
    let blogId: Int
    let blogText: String
    let api: BlogAPI

    func delete() -> AnyPublisher<BlogViewState, Never> {
        api.queueBlogForDeletion(blogId)
        return Just(BlogViewState.deleted).eraseToAnyPublisher()
    }
}

/// Answers when a test says so.
final class BlogAPI {
    private var pending: [(String) -> Void] = []
    private(set) var requests = 0
    private(set) var deleted: [Int] = []

    func getBlog(_ id: Int, completion: @escaping (String) -> Void) {
        requests += 1
        pending.append(completion)
    }

    func queueBlogForDeletion(_ id: Int) {
        deleted.append(id)
    }

    func answer(_ text: String) {
        let answered = pending
        pending = []
        for completion in answered { completion(text) }
    }
}
