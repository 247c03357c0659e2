// A sequence of closures one of which can throw. The way out is in Accepted/CaughtErrors.swift.

import VSM

func load(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    // expected-error: Catch the error inside the closure and turn it into a state: do { … } catch { return … }.
    StateSequence({ .loading }, { try await fetch() })
}

func loadAtOnce(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    StateSequence({ try await fetch() })
}

@StateSequenceBuilder
func loadByLines(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    BlogViewState.loading
    // expected-error: is unavailable: An action cannot throw, or the view would stop without a word.
    Next { try await fetch() }
}
