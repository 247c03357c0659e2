// An asynchronous action that can throw. The way out is in Accepted/CaughtErrors.swift.

import VSM

@MainActor
func load(_ container: StateContainer<BlogViewState>, _ fetch: @escaping () async throws -> BlogViewState) {
    // expected-error: invalid conversion from throwing function of type
    container.observe { try await fetch() }
}
