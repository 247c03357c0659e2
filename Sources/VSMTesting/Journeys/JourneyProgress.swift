import VSM

/// Tracks the running action of one container.
final class JourneyProgress: ContainerObserver, @unchecked Sendable {
    private let lock = Lock()
    private var running: ActionInfo?
    private var accepted: ActionInfo?

    /// - Parameter running: The action that is running already.
    init(running: ActionInfo?) {
        self.running = running
    }

    /// The running action.
    var runningAction: ActionInfo? { lock.withLock { running } }

    /// The running action, unless it is allowed to be running when the test ends.
    var unexpectedlyRunningAction: ActionInfo? { lock.withLock { running == accepted ? nil : running } }

    /// Allows the action to be running when the test ends.
    func allowRunning() {
        lock.withLock { accepted = running }
    }

    func containerDidEmit(_ event: ContainerEvent) {
        lock.withLock {
            switch event.kind {
            case .began: running = event.action
            // A detached action may finish while the next one runs.
            case .finished, .cancelled, .detached: if running == event.action { running = nil }
            case .transition, .superseded, .dropped, .droppedByDebounce, .droppedByThrottle: break
            }
        }
    }
}
