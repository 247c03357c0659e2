// The feature that the programs beside this file use: protocols with structs, and actions of every shape.
// It is compiled together with each of them, in every language mode, and has to be without a diagnostic itself.

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
// feature NonisolatedNonsendingByDefault. Refused/LeavesTheOwner.swift tells more.
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

/// Stands for the service that blogs come from.
struct BlogAPI: Sendable {
    struct Offline: Error {}

    func getBlog(_ id: Int, completion: (Result<String, Offline>) -> Void) { completion(.failure(Offline())) }
    func text(of id: Int) async throws -> String { throw Offline() }
    func texts(of id: Int) -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }
    func queueBlogForDeletion(_ id: Int) {}
    func toggleFavorite(_ id: Int) async {}
}
