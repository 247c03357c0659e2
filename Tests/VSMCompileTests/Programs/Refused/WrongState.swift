// An action of the model of another state.

import VSM

@MainActor
func render(_ container: StateContainer<BlogViewState>) {
    switch container.state {
    case .initialized(let model):
        // expected-error: value of type 'any BlogLoaderModeling' has no member 'delete'
        container.observe(model.delete())
    case .loaded(let model):
        // expected-error: value of type 'any LoadedBlogModeling' has no member 'loadBlog'
        container.observe(model.loadBlog())
    case .failed(_, let model):
        // expected-error: value of type 'any BlogLoaderModeling' has no member 'reload'
        container.observe(model.reload())
    case .loading, .deleted:
        break
    }
}
