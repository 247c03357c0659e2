import VSM

/// Tracks the running actions of a host's containers, and counts the states that each call site led to.
final class RunningActionsObserver: ContainerObserver, @unchecked Sendable {
    private let lock = Lock()
    private var running: [ContainerIdentity: ActionInfo] = [:]
    private var stateCounts: [Source: Int] = [:]
    private var latest: ContainerIdentity?
    private let limit: Int
    /// The number of states set by the current job, or `nil` between jobs: the test itself can't loop unnoticed.
    private var statesInJob: Int?
    private var wasOverLimit = false

    /// - Parameter limit: The number of states that a job may set without suspending.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether a job exceeded the limit.
    var isOverLimit: Bool { lock.withLock { wasOverLimit } }

    func beginJob() {
        lock.withLock { statesInJob = 0 }
    }

    func endJob() {
        lock.withLock { statesInJob = nil }
    }

    func containerDidEmit(_ event: ContainerEvent) {
        let count = lock.withLock {
            note(event)
            if let statesInJob, statesInJob > limit { wasOverLimit = true }
            return statesInJob ?? 0
        }
        guard count > limit else { return }
        // A sequence that never suspends between states can't be stopped from outside.
        // Safe: the reference to the task doesn't leave the closure.
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
        guard count <= 2 * limit else {
            fatalError(
                """
                An action set more than \(limit) states without suspending and ignored its cancellation, so the test \
                cannot continue: \(Source(event.action, in: event.container)). Make its sequence suspend, or end when \
                Task.isCancelled is true.
                """
            )
        }
    }

    private func note(_ event: ContainerEvent) {
        switch event.kind {
        case .began:
            running[event.container] = event.action
            latest = event.container
        case .transition:
            statesInJob? += 1
            stateCounts[Source(event.action, in: event.container), default: 0] += 1
        case .finished, .cancelled, .detached:
            // A detached action may finish while the next one runs.
            if running[event.container] == event.action { running[event.container] = nil }
        case .superseded, .dropped, .droppedByDebounce, .droppedByThrottle:
            break
        }
    }

    /// The running action of a container.
    func runningAction(in container: ContainerIdentity) -> ActionInfo? {
        lock.withLock { running[container] }
    }

    /// Returns a description of the action that began last, once, if it is running.
    func takeLatestAction() -> String? {
        let source = lock.withLock {
            latest.take().flatMap { container in running[container].map { Source($0, in: container) } }
        }
        return source?.description
    }

    /// Descriptions of the running actions.
    var runningActions: [String] {
        lock.withLock { running.map { Source($0.value, in: $0.key).description } }.sorted()
    }

    /// Descriptions of the actions that set the most states, in descending order.
    var busiestActions: [String] {
        lock.withLock { stateCounts }
            .map { (key: $0.key.description, value: $0.value) }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .prefix(5)
            .map { "\($0.key): \($0.value) states" }
    }

    /// The call site that states come from; its description is built on demand, because few runs need one.
    private struct Source: Hashable, CustomStringConvertible {
        let stateType: String
        let shape: ActionShape?
        let call: CallSite?

        init(_ action: ActionInfo, in container: ContainerIdentity) {
            (stateType, shape, call) = (container.stateType, action.shape, action.call)
        }

        var description: String {
            let call = call.map { "observed at \($0)" } ?? "at an unknown location"
            return "\(shape?.rawValue ?? "action") of \(stateType), \(call)"
        }
    }
}
