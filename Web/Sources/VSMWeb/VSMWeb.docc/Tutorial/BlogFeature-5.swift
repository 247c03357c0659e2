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

extension BlogViewState: StateWithInitialAction {
    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let loader) = self { container.observe(loader.load()) }
    }
}
