// Elements of a sequence that can throw. The solution is in Accepted/CaughtErrors.swift.

import VSM

func load(
    _ cached: @escaping @Sendable () throws -> BlogViewState,
    _ fetch: @escaping @Sendable () async throws -> BlogViewState
) -> StateSequence<BlogViewState> {
    StateSequence {
        // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
        // expected-error: Catch the error inside the closure and return a state for it: do { … } catch { return … }.
        First { try cached() }
        // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
        Next { try await fetch() }
    }
}

@StateSequenceBuilder
func loadInLines(_ cached: @escaping @Sendable () throws -> BlogViewState) -> StateSequence<BlogViewState> {
    BlogViewState.loading
    // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
    First { try cached() }
}
