// A publisher that can fail. The solution is in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func load(_ container: StateContainer<BlogViewState>, _ states: AnyPublisher<BlogViewState, any Error>) {
    // expected-error: is unavailable: An action cannot fail, because the view would stop without notice.
    // expected-error: Replace the error with a state: .catch { error in Just(…) }.
    container.observe(states)

    // expected-error: is unavailable: An action cannot fail, because the view would stop without notice.
    container.observe(states, throttled: 1)
}
