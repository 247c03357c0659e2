@_spi(Host) import VSM

/// Sees the states of the first container of a type that a view creates, and counts what any of its containers does.
final class ShownStates<State>: ContainerObserver, @unchecked Sendable {
    private let lock = Lock()
    private var container: ContainerIdentity?
    private var latest: State?
    private var states: [(State, ActionInfo)] = []
    private var latestAction: ActionInfo?
    private var events = 0

    /// The state of the container; `nil` if there is none.
    var current: State? { lock.withLock { latest } }

    /// The latest action of the container.
    var action: ActionInfo? { lock.withLock { latestAction } }

    /// The number of events of any container.
    var eventCount: Int { lock.withLock { events } }

    /// Returns the states since the last call, with the actions that returned them.
    func takeStates() -> [(State, ActionInfo)] {
        lock.withLock {
            defer { states = [] }
            return states
        }
    }

    func containerDidEmit(_ event: ContainerEvent) {
        lock.withLock {
            events += 1
            guard event.container == container else { return }
            if case .began = event.kind { latestAction = event.action }
            guard case .transition(_, let state) = event.kind, let state = state.value as? State else { return }
            latest = state
            states.append((state, event.action))
        }
    }

    fileprivate func note(_ container: ContainerIdentity, _ state: Any) {
        lock.withLock {
            guard self.container == nil, let state = state as? State else { return }
            (self.container, latest) = (container, state)
        }
    }

    fileprivate func forget(_ container: ContainerIdentity) {
        lock.withLock { if self.container == container { self.container = nil } }
    }
}

#if DEBUG
extension ShownStates: ContainerInspecting {
    func containerDidAttach(_ container: AttachedContainer) { note(container.identity, container.state.value) }

    func containerDidEnd(_ container: ContainerIdentity) { forget(container) }
}
#endif
