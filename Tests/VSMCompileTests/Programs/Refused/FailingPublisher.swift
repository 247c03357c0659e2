// A publisher that can fail. The solution is in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func load(_ container: StateContainer<BlogViewState>, _ states: AnyPublisher<BlogViewState, any Error>) {
    // expected-error: is unavailable: An action cannot fail.
    // expected-error: Replace the error with a state: .catch { Just(…) }.
    container.observe(states)

    // expected-error: is unavailable: An action cannot fail.
    container.observe(states, debounced: 1)
}
