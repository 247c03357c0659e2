// An asynchronous action that can throw. The solution is in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func load(_ container: StateContainer<BlogViewState>, _ fetch: @escaping () async throws -> BlogViewState) {
    // expected-error: is unavailable: An action cannot throw.
    // expected-error: Catch the error, and return a state for it.
    container.observe { try await fetch() }

    // expected-error: is unavailable: An action cannot throw.
    container.observe({ try await fetch() }, debounced: .seconds(0.5))

    // expected-error: invalid conversion from throwing function of type
    container.observeAsync { try await fetch() }

    // expected-error: invalid conversion from throwing function of type
    container.observeAsync({ try await fetch() }, debounced: 0.5)
}
