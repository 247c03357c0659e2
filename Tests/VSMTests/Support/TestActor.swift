/// An actor of a test's own, so that each promise is tried beside the main actor too.
actor TestActor {
    func run<Result: Sendable>(
        _ body: @Sendable (isolated TestActor) async throws -> Result
    ) async rethrows -> Result {
        try await body(self)
    }
}
