// Elements of a sequence that can throw. The solution is in Accepted/CaughtErrors.swift.

import VSM

func load(
    _ cached: @escaping @Sendable () throws -> BlogViewState,
    _ fetch: @escaping @Sendable () async throws -> BlogViewState
) -> StateSequence<BlogViewState> {
    StateSequence {
        // expected-error: is unavailable: An action cannot throw.
        // expected-error: Catch the error, and return a state for it.
        First { try cached() }
        // expected-error: is unavailable: An action cannot throw.
        Next { try await fetch() }
    }
}

@StateSequenceBuilder
func loadInLines(_ cached: @escaping @Sendable () throws -> BlogViewState) -> StateSequence<BlogViewState> {
    BlogViewState.loading
    // expected-error: is unavailable: An action cannot throw.
    First { try cached() }
}
