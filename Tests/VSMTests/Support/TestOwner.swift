import Testing

/// The owners on which each promise is tried: the main actor, and an actor of the test's own.
enum TestOwner: String, CaseIterable, CustomTestStringConvertible {
    case mainActor = "on the main actor"
    case ownActor = "on an actor of its own"

    var testDescription: String { rawValue }

    /// Runs a test on the owner.
    func run<Result: Sendable>(
        _ body: @Sendable (isolated any Actor) async throws -> Result
    ) async rethrows -> Result {
        switch self {
        case .mainActor: try await body(MainActor.shared)
        case .ownActor: try await body(TestActor())
        }
    }
}
