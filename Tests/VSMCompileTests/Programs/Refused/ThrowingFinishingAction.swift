// Finishing actions that can throw or fail. The solutions are in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func save(
    _ container: StateContainer<BlogViewState>,
    _ states: AsyncThrowingStream<BlogViewState, any Error>,
    _ publisher: AnyPublisher<BlogViewState, any Error>,
    _ write: @escaping () async throws -> BlogViewState
) {
    // expected-error: is unavailable: An action cannot throw.
    // expected-error: Use a sequence whose Failure is Never.
    container.observe(FinishingAction(states))

    // expected-error: is unavailable: An action cannot fail.
    // expected-error: Replace the error with a state: .catch { Just(…) }.
    container.observe(FinishingAction(publisher))

    // expected-error: is unavailable: An action cannot throw.
    container.observe(FinishingAction { try await write() })

    // expected-error: is unavailable: An action cannot throw.
    container.observe(FinishingAction { () async throws in states })
}
