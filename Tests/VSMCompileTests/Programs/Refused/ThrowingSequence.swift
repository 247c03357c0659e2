// A sequence that can throw. The solution is in Accepted/CaughtErrors.swift.

import VSM

struct BlogView: ViewStateRendering {
    let container: StateContainer<BlogViewState>
}

@MainActor
func follow(_ container: StateContainer<BlogViewState>, _ states: AsyncThrowingStream<BlogViewState, any Error>) {
    // expected-error: is unavailable: An action cannot throw.
    // expected-error: Use a sequence whose Failure is Never.
    container.observe(states)

    // expected-error: is unavailable: An action cannot throw.
    container.observe(states, debounced: .seconds(0.5))

    // expected-error: and 'Never' be equivalent
    container.observeAsync { states }

    // expected-error: is unavailable: An action cannot throw.
    BlogView(container: container).observe(states)
}
