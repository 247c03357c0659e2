// A sequence of closures, one of which can throw. The solution is in Accepted/CaughtErrors.swift.

import VSM

func load(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
    // expected-error: Catch the error inside the closure and return a state for it: do { … } catch { return … }.
    StateSequence({ .loading }, { try await fetch() })
}

func loadAtOnce(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
    StateSequence({ try await fetch() })
}

@StateSequenceBuilder
func loadByLines(_ fetch: @escaping @Sendable () async throws -> BlogViewState) -> StateSequence<BlogViewState> {
    BlogViewState.loading
    // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
    Next { try await fetch() }
}

func followFailing(_ texts: AsyncThrowingStream<String, any Error>) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
    // expected-error: Return a state for the error in a third closure: catch: { error in … }.
    StateSequence({ .loading }).following({ texts }, as: { _ in .deleted })
}

func followAfterFailure(
    _ texts: @escaping @Sendable () async throws -> AsyncStream<String>
) -> StateSequence<BlogViewState> {
    // expected-error: is unavailable: An action cannot throw, because the view would stop without notice.
    StateSequence({ .loading }).following({ try await texts() }, as: { _ in .deleted })
}

func continueWithoutCatch(
    _ fetch: @escaping @Sendable () async throws -> BlogViewState
) -> StateSequence<BlogViewState> {
    // expected-error: Without catch, the closure must return a sequence, and cannot throw. Add the state for an error,
    StateSequence({ .loading }).then { try await fetch() }
}

func continueWithState() -> StateSequence<BlogViewState> {
    // expected-error: Without catch, the closure must return a sequence, and cannot throw.
    StateSequence({ .loading }).then { .deleted }
}
