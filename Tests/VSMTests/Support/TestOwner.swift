import Testing
import VSMTesting

/// The owners with which each promise is tested: the main actor, another actor, and a test host.
enum TestOwner: String, CaseIterable, CustomTestStringConvertible {
    case mainActor = "on the main actor"
    case ownActor = "on an actor of its own"
    case testHost = "on a test host"

    var testDescription: String { rawValue }

    /// Runs a test on the owner.
    func run<Result: Sendable>(
        _ body: @Sendable (isolated any Actor) async throws -> Result
    ) async rethrows -> Result {
        switch self {
        case .mainActor: try await body(MainActor.shared)
        case .ownActor: try await body(TestActor())
        case .testHost: try await TestHost.serve(body)
        }
    }
}
