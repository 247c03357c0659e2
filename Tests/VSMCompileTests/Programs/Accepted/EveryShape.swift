// Actions of every shape, observed by a container and by a view.

import VSM

struct BlogView: ViewStateRendering {
    let container: StateContainer<BlogViewState>
}

@MainActor
func observeAll(_ container: StateContainer<BlogViewState>, _ texts: AsyncStream<BlogViewState>) {
    switch container.state {
    case .initialized(let model), .failed(_, let model):
        container.observe(model.loadBlog())
    case .loaded(let model):
        container.observe(model.delete())
        container.observe({ await model.toggleFavorite() })
        container.observe { await model.toggleFavorite() }
        container.observe(model.reload())
    case .loading:
        container.observe(texts)
    case .deleted:
        container.observe(.loading)
        container.observe(Just(.loading))
    }
}

@MainActor
func observeAll(_ view: BlogView, _ texts: AsyncStream<BlogViewState>) {
    switch view.state {
    case .initialized(let model), .failed(_, let model):
        view.observe(model.loadBlog())
    case .loaded(let model):
        view.observe(model.delete())
        view.observe({ await model.toggleFavorite() })
        view.observe { await model.toggleFavorite() }
        view.observe(model.reload())
    case .loading:
        view.observe(texts)
    case .deleted:
        view.observe(.loading)
        view.observe(Just(.loading))
    }
}
