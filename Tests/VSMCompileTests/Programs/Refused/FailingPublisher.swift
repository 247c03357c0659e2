// A publisher that can fail. The way out is in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func load(_ container: StateContainer<BlogViewState>, _ states: AnyPublisher<BlogViewState, any Error>) {
    // expected-error: no exact matches in call to instance method 'observe'
    container.observe(states)
}
