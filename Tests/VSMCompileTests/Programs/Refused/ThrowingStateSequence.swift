// A sequence of closures, one of which can throw. The solution is in Accepted/CaughtErrors.swift.

import VSM

func load(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw.
    // expected-error: Catch the error, and return a state for it.
    StateSequence({ .loading }, { try await fetch() })
}

func loadAtOnce(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw.
    StateSequence({ try await fetch() })
}

@StateSequenceBuilder
func loadByLines(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    BlogViewState.loading
    // expected-error: is unavailable: An action cannot throw.
    Next { try await fetch() }
}

func followFailing(_ texts: AsyncThrowingStream<String, any Error>) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw.
    // expected-error: Add a state for the error, catch: { error in … }.
    StateSequence({ .loading }).following({ texts }, as: { _ in .deleted })
}

func followAfterFailure(
    _ texts: @escaping @Sendable () async throws -> AsyncStream<String>
) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw.
    StateSequence({ .loading }).following({ try await texts() }, as: { _ in .deleted })
}

func continueWithoutCatch(
    _ fetch: @escaping @Sendable () async throws -> BlogViewState
) -> StateSequence<BlogViewState> {
    // expected-error: An action cannot throw. Add a state for the error, catch: { error in … }.
    StateSequence({ .loading }).then { try await fetch() }
}
