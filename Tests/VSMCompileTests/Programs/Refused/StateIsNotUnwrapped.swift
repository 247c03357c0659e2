// An action called on the state instead of on the model that the state carries.

import VSM

@MainActor
func delete(_ container: StateContainer<BlogViewState>) {
    // expected-error: value of type 'BlogViewState' has no member 'delete'
    container.observe(container.state.delete())
}
