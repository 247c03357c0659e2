// An action that takes time, given to `observe` as if its state were there.
// The way out is a closure: `container.observe { await model.toggleFavorite() }`.

import VSM

@MainActor
func toggle(_ container: StateContainer<BlogViewState>) {
    guard case .loaded(let model) = container.state else { return }
    // expected-error: 'async' call in a function that does not support concurrency
    container.observe(model.toggleFavorite())
}
