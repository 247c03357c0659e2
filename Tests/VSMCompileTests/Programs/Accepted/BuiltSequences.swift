// Sequences of states in each form.

import VSM

struct FeedModel {
    let blog: LoadedBlogModel
    let isCached: Bool

    func inClosures() -> StateSequence<BlogViewState> {
        StateSequence<BlogViewState>(
            { .loading },
            { await blog.toggleFavorite() }
        )
    }

    func inList() -> StateSequence<BlogViewState> {
        StateSequence {
            .loading
            if isCached { .loaded(blog) }
            Next { await blog.toggleFavorite() }
        }
    }

    @StateSequenceBuilder
    func inBuilder() -> StateSequence<BlogViewState> {
        First { BlogViewState.loading }
        Next { await blog.toggleFavorite() }
        blog.reload()
    }
}

@MainActor
func observe(_ model: FeedModel, in container: StateContainer<BlogViewState>) {
    container.observe(model.inClosures())
    container.observe(model.inList())
    container.observe(model.inBuilder())
    container.observe { model.inList() }
    container.observeAsync { model.inList() }
}
