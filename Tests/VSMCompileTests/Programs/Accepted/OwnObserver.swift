// A custom type that observes actions with a container. Its three methods give it every form of `observe`.

import VSM

// `nonisolated` is for modules whose default isolation is the main actor; elsewhere, it has no effect.
nonisolated final class BlogStore: StateObserving {
    typealias State = BlogViewState
    private let container: StateContainer<BlogViewState>

    init(container: StateContainer<BlogViewState>) {
        self.container = container
    }

    /// Observes an action now.
    func observe(_ action: ObservedAction<BlogViewState>, from call: CallSite) {
        container.observe(action, from: call)
    }

    /// Observes an action that is debounced or throttled.
    func observe(
        _ makeAction: @escaping () -> ObservedAction<BlogViewState>,
        limit: RateLimit,
        identifier: AnyHashable,
        from call: CallSite
    ) {
        container.observe(makeAction, limit: limit, identifier: identifier, from: call)
    }

    /// Observes an action and returns the first state that satisfies the predicate.
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
