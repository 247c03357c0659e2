// snippet.imports
import VSM
// snippet.end

// snippet.states

enum BlogViewState {
    case initialized(BlogLoader)
    case loading
    case loaded(BlogPost)
    case failed(BlogLoader)
    case deleted
}
// snippet.end

// snippet.service

protocol BlogService {
    func text(of post: Int) async throws -> String
    func delete(_ post: Int) async throws
}
// snippet.end

// snippet.loader

struct BlogLoader {
    let post: Int
    let service: any BlogService

    func load() -> StateSequence<BlogViewState> {
        StateSequence(.loading).then { await loaded() }
    }

    private func loaded() async -> BlogViewState {
        do {
            return .loaded(BlogPost(text: try await service.text(of: post), loader: self))
        } catch {
            return .failed(self)
        }
    }
}
// snippet.end

// snippet.post

struct BlogPost {
    let text: String
    let loader: BlogLoader

    func reload() -> StateSequence<BlogViewState> {
        loader.load()
    }

    func delete() async -> BlogViewState {
        do {
            try await loader.service.delete(loader.post)
            return .deleted
        } catch {
            return .failed(loader)
        }
    }
}
// snippet.end

// snippet.begin

extension BlogViewState: StateWithInitialAction {
    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let loader) = self { container.observe(loader.load()) }
    }
}
// snippet.end
