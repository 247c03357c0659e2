// A property that the model uses internally; the view sees only the protocol that the state names.

import VSM

@MainActor
func share(_ container: StateContainer<BlogViewState>) {
    guard case .loaded(let model) = container.state else { return }
    // expected-error: value of type 'any LoadedBlogModeling' has no member 'api'
    model.api.queueBlogForDeletion(1)
}
