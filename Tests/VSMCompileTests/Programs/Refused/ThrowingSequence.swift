// A sequence that can throw. The way out is in Accepted/CaughtErrors.swift.

import VSM

struct BlogView: ViewStateRendering {
    let container: StateContainer<BlogViewState>
}

@MainActor
func follow(_ container: StateContainer<BlogViewState>, _ states: AsyncThrowingStream<BlogViewState, any Error>) {
    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    // expected-error: Catch the error inside the sequence and turn it into a state;
    // expected-error: use a sequence whose Failure is Never.
    container.observe(states)

    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    BlogView(container: container).observe(states)
}
