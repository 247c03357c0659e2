/// Follows what the actions of one container come to, for its observers and for those who wait for a state.
///
/// Used on the container's owner, except ``ended()``, which comes from whichever thread releases the container; hence
/// the lock. Nobody is called with the lock held.
@usableFromInline
final class ActionWatch<State>: @unchecked Sendable {
    private let container: ContainerIdentity
    private let lock = Lock()
    private var observers: [any ContainerObserver] = []
    private var actions = ActionHistory()
    private var wait: StateWait<State>?
    private var nextWait: StateWait<State>?

    init(_ container: ContainerIdentity) {
        self.container = container
    }

    func add(_ observer: any ContainerObserver) {
        lock.withLock { observers.append(observer) }
    }

    /// Remembers who waits for a state of the action that begins next.
    func expect(_ wait: StateWait<State>) {
        lock.withLock { nextWait = wait }
    }

    /// Forgets somebody who does not wait any more.
    func forget(_ wait: StateWait<State>) {
        lock.withLock {
            if self.wait === wait { self.wait = nil }
        }
    }

    /// Whether nobody is interested any more.
    var isIdle: Bool {
        lock.withLock { observers.isEmpty && wait == nil && nextWait == nil }
    }

    @usableFromInline
    func began(_ shape: ActionShape, from call: CallSite, turn: Turn) {
        let cause = ActionCause(number: turn, shape: shape, call: call)
        let (ended, disappointed) = lock.withLock {
            defer { (wait, nextWait) = (nextWait, nil) }
            return (actions.begin(cause), wait)
        }
        if let ended { report(.superseded(by: cause), of: ended) }
        report(.began, of: cause)
        disappointed?.end(with: nil)
    }

    /// Notes that the latest action is about to write a state.
    ///
    /// Who waits for it has it from here, because those who hear of the state may begin the next action.
    @usableFromInline
    func willLand(_ state: State, after previous: State, turn: Turn) {
        let (cause, waiting) = lock.withLock { () -> (ActionCause, StateWait<State>?) in (actions[turn], wait) }
        report(.transition(from: DescribedState(previous), to: DescribedState(state)), of: cause)
        guard let waiting, waiting.accepts(state) else { return }
        forget(waiting)
        waiting.end(with: state)
    }

    @usableFromInline
    func finished(turn: Turn) {
        let (cause, disappointed) = lock.withLock { () -> (ActionCause?, StateWait<State>?) in
            guard let cause = actions.finish(turn) else { return (nil, nil) }
            defer { wait = nil }
            return (cause, wait)
        }
        guard let cause else { return }
        report(.finished, of: cause)
        disappointed?.end(with: nil)
    }

    /// Ends the running action because the container goes away.
    @usableFromInline
    func ended() {
        let (cause, disappointed) = lock.withLock { () -> (ActionCause?, StateWait<State>?) in
            defer { wait = nil }
            return (actions.end(), wait)
        }
        if let cause { report(.cancelled, of: cause) }
        disappointed?.end(with: nil)
    }

    /// Notes that a state came too late.
    @usableFromInline
    func dropped(_ state: State, turn: Turn) {
        let cause: ActionCause = lock.withLock { actions[turn] }
        report(.dropped(DescribedState(state)), of: cause)
    }

    /// Notes that a call took the place of one that waited.
    func displaced(_ call: PacedActions<State>.Call, rule: PacingRule) {
        let cause = ActionCause(number: nil, shape: nil, call: call.site)
        report(rule == .debounce ? .debouncedAway : .throttledAway, of: cause)
    }

    /// Notes that a call that waited will not go, because the latest action has begun.
    func dropped(waiting call: PacedActions<State>.Call) {
        guard let latest = lock.withLock({ actions.latest }) else { return }
        report(.superseded(by: latest), of: ActionCause(number: nil, shape: nil, call: call.site))
    }

    private func report(_ kind: ContainerEvent.Kind, of cause: ActionCause) {
        let observers: [any ContainerObserver] = lock.withLock { self.observers }
        guard !observers.isEmpty else { return }
        let event = ContainerEvent(container: container, action: cause, kind: kind)
        for observer in observers { observer.containerReported(event) }
    }
}
