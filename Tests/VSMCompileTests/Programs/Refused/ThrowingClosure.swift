// An asynchronous action that can throw. The way out is in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func load(_ container: StateContainer<BlogViewState>, _ fetch: @escaping () async throws -> BlogViewState) {
    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    // expected-error: Catch the error inside the action and turn it into a state: do { … } catch { return … }.
    container.observe { try await fetch() }

    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    container.observe({ try await fetch() }, debounced: .seconds(0.5))

    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    container.observe({ try await fetch() }, throttled: .seconds(0.5))
}
