import Foundation
import VSM

/// Knows whether an action of one container runs.
final class JourneyProgress: ContainerObserver, @unchecked Sendable {
    private let lock = NSLock()
    private var running: ActionInfo?
    private var accepted: ActionInfo?

    /// - Parameter running: the action that runs already.
    init(running: ActionInfo?) {
        self.running = running
    }

    /// The action that has not come to its end.
    var runningAction: ActionInfo? { lock.withLock { running } }

    /// The action that has not come to its end, unless it was said that it may go on.
    var unexpectedlyRunningAction: ActionInfo? { lock.withLock { running == accepted ? nil : running } }

    /// Says that the action may still run when the test ends.
    func mayGoOn() {
        lock.withLock { accepted = running }
    }

    func containerDidEmit(_ event: ContainerEvent) {
        lock.withLock {
            switch event.kind {
            case .began: running = event.action
            case .finished, .cancelled: running = nil
            case .transition, .superseded, .dropped, .debouncedAway, .throttledAway: break
            }
        }
    }
}
