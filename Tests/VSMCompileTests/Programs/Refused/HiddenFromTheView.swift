// What a model needs for itself; the view sees the protocol that the state names.

import VSM

@MainActor
func share(_ container: StateContainer<BlogViewState>) {
    guard case .loaded(let model) = container.state else { return }
    // expected-error: value of type 'any LoadedBlogModeling' has no member 'api'
    model.api.queueBlogForDeletion(1)
}
