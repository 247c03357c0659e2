/// An actor for tests, so that each promise is also tested outside of the main actor.
actor TestActor {
    func run<Result: Sendable>(
        _ body: @Sendable (isolated TestActor) async throws -> Result
    ) async rethrows -> Result {
        try await body(self)
    }
}
