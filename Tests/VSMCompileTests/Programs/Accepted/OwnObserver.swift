// A type of one's own that observes actions, by way of a container. With its three methods it has every form of `observe`.

import VSM

// `nonisolated` for modules whose default isolation is the main actor; elsewhere it says nothing new.
nonisolated final class BlogStore: StateObserving {
    typealias State = BlogViewState
    private let container: StateContainer<BlogViewState>

    init(container: StateContainer<BlogViewState>) {
        self.container = container
    }

    func observe(_ action: ObservedAction<BlogViewState>, from call: CallSite) {
        container.observe(action, from: call)
    }

    func observe(
        _ makeAction: @escaping () -> ObservedAction<BlogViewState>,
        limit: RateLimit,
        identifier: AnyHashable,
        from call: CallSite
    ) {
        container.observe(makeAction, limit: limit, identifier: identifier, from: call)
    }

    nonisolated(nonsending) func observe(
        _ action: ObservedAction<BlogViewState>,
        until predicate: @escaping (BlogViewState) -> Bool,
        from call: CallSite
    ) async -> BlogViewState? {
        await container.observe(action, until: predicate, from: call)
    }
}

@MainActor
func use(_ store: BlogStore, _ model: LoadedBlogModeling) {
    store.observe(model.delete())
    store.observe(model.reload(), debounced: 0.5)
    store.observeAsync { await model.toggleFavorite() }
}
