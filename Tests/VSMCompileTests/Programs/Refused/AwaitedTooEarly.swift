// An asynchronous action that is passed to `observe` as if it were a state. The solution is a closure:
// `container.observe { await model.toggleFavorite() }`.

import VSM

@MainActor
func toggle(_ container: StateContainer<BlogViewState>) {
    guard case .loaded(let model) = container.state else { return }
    // expected-error: 'async' call in a function that does not support concurrency
    container.observe(model.toggleFavorite())
}
