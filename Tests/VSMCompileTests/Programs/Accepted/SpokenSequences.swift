// Sequences as they are spoken: they begin with a state, and continue with a state or a sequence.

import VSM

struct BlogTextModel: Sendable {
    let api: BlogAPI
    let blogId: Int

    func begin() -> StateSequence<BlogViewState> { StateSequence(.loading) }

    func load() -> StateSequence<BlogViewState> {
        StateSequence(.loading).then { await loaded() }
    }

    func loadInOneList() -> StateSequence<BlogViewState> {
        StateSequence(.loading, { await loaded() }, { .deleted })
    }

    func delete() -> StateSequence<BlogViewState> {
        StateSequence(.loading).then { .deleted }
    }

    func loadInSteps(isWanted: Bool) -> StateSequence<BlogViewState> {
        StateSequence(.loading).then {
            let state = await loaded()
            if isWanted { return state }
            return .deleted
        }
    }

    func reload(isWanted: Bool) -> StateSequence<BlogViewState> {
        StateSequence(.loading).then { isWanted ? load() : StateSequence(.deleted) }
    }

    func reloadInSteps() -> StateSequence<BlogViewState> {
        StateSequence(.loading).then {
            guard case .failed = await loaded() else { return load() }
            return delete()
        }
    }

    func save() -> FinishingAction<BlogViewState> {
        FinishingAction {
            do {
                _ = try await api.text(of: blogId)
                return .deleted
            } catch {
                return .failed(message: "\(error)", BlogLoaderModel(api: api, blogId: blogId))
            }
        }
    }

    private func loaded() async -> BlogViewState {
        do {
            return .loaded(LoadedBlogModel(api: api, blogId: blogId, blogText: try await api.text(of: blogId)))
        } catch {
            return .failed(message: "\(error)", BlogLoaderModel(api: api, blogId: blogId))
        }
    }
}

/// A screen with a blog in it.
enum ScreenViewState {
    case blog(BlogViewState)
}

func load(_ model: BlogTextModel) -> StateSequence<ScreenViewState> {
    model.load().map { .blog($0) }
}

/// The type of the states follows from the closures, as before.
func numbers(_ count: @escaping @Sendable () async -> Int) -> [StateSequence<Int>] {
    let now = StateSequence({ 1 })
    let later = StateSequence({ await count() })
    let both = StateSequence({ 1 }, { await count() })
    return [now, later, both, StateSequence()]
}

func each(_ states: StateSequence<Int>, _ double: @escaping @Sendable (Int) async -> Int) async {
    for await _ in states.map({ await double($0) }) {}
}
