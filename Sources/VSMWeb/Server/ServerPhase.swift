#if Web
import Synchronization

/// Whether a server serves, or is about to stop.
final class ServerPhase: Sendable {
    private let draining = Atomic(false)

    /// Whether the server was asked to stop.
    var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Records that the server was asked to stop.
    func beginDraining() { draining.store(true, ordering: .relaxed) }
}
#endif
