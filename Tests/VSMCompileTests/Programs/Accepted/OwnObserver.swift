// A type of one's own that observes actions with a container, which gives it every form of `observe`.

import VSM

// `nonisolated` is for modules whose default isolation is the main actor; elsewhere, it has no effect.
nonisolated final class BlogStore: StateObserving {
    let container: StateContainer<BlogViewState>

    init(container: StateContainer<BlogViewState>) {
        self.container = container
    }
}

@MainActor
func use(_ store: BlogStore, _ model: LoadedBlogModeling) {
    store.observe(model.delete())
    store.observe(model.reload(), debounced: 0.5)
    store.observeAsync { await model.toggleFavorite() }
}
