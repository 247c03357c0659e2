// A publisher that can fail. The way out is in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func load(_ container: StateContainer<BlogViewState>, _ states: AnyPublisher<BlogViewState, any Error>) {
    // expected-error: is unavailable: An action cannot fail, or the view would stop without a word.
    // expected-error: Turn the error into a state inside the action: .catch { error in Just(…) }.
    container.observe(states)
}
