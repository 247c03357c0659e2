// The feature that the programs in this folder use: protocols with structs, and actions of every shape. It is compiled
// together with each of them, in every language mode, and must not have diagnostics itself.

import VSM

enum BlogViewState {
    case initialized(BlogLoaderModeling)
    case loading
    case loaded(LoadedBlogModeling)
    case failed(message: String, BlogLoaderModeling)
    case deleted
}

protocol BlogLoaderModeling {
    func loadBlog() -> AnyPublisher<BlogViewState, Never>
}

// `Sendable` because of its asynchronous actions, for projects that compile in Swift 6 mode without the upcoming
// feature NonisolatedNonsendingByDefault. See Refused/LeavesTheOwner.swift.
protocol LoadedBlogModeling: Sendable {
    var blogText: String { get }

    func reload() -> StateSequence<BlogViewState>
    func toggleFavorite() async -> BlogViewState
    func delete() -> BlogViewState
}

struct BlogLoaderModel: BlogLoaderModeling {
    let api: BlogAPI
    let blogId: Int

    func loadBlog() -> AnyPublisher<BlogViewState, Never> {
        let states = CurrentValueSubject<BlogViewState, Never>(.loading)
        api.getBlog(blogId) { result in
            switch result {
            case .success(let text):
                states.value = .loaded(LoadedBlogModel(api: api, blogId: blogId, blogText: text))
            case .failure(let error):
                states.value = .failed(message: "\(error)", self)
            }
        }
        return states.eraseToAnyPublisher()
    }
}

struct LoadedBlogModel: LoadedBlogModeling {
    let api: BlogAPI
    let blogId: Int
    let blogText: String

    func reload() -> StateSequence<BlogViewState> {
        StateSequence<BlogViewState>({ .loading }, { await fetch() })
    }

    func toggleFavorite() async -> BlogViewState {
        await api.toggleFavorite(blogId)
        return .loaded(self)
    }

    func delete() -> BlogViewState {
        api.queueBlogForDeletion(blogId)
        return .deleted
    }

    private func fetch() async -> BlogViewState {
        do {
            return .loaded(LoadedBlogModel(api: api, blogId: blogId, blogText: try await api.text(of: blogId)))
        } catch {
            return .failed(message: "\(error)", BlogLoaderModel(api: api, blogId: blogId))
        }
    }
}

/// A placeholder for the service that provides blogs.
struct BlogAPI: Sendable {
    struct Offline: Error {}

    func getBlog(_ id: Int, completion: (Result<String, Offline>) -> Void) { completion(.failure(Offline())) }
    func text(of id: Int) async throws -> String { throw Offline() }
    func texts(of id: Int) -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }
    func queueBlogForDeletion(_ id: Int) {}
    func toggleFavorite(_ id: Int) async {}
}
