/// Reports the actions of one container to its observers and to calls of `observe(_:until:)`.
///
/// Used on the container's owner, except ``ended()``, which is called on the thread that releases the container. A lock
/// guards what changes, so the class is Sendable; observers are called without it.
@usableFromInline
final class ActionMonitor<State>: @unchecked Sendable {
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

    /// Attaches a wait to the action that begins next.
    func expect(_ wait: StateWait<State>) {
        lock.withLock { nextWait = wait }
    }

    /// Removes a wait that has ended.
    func remove(_ wait: StateWait<State>) {
        lock.withLock { if self.wait === wait { self.wait = nil } }
    }

    /// Whether there is neither an observer nor a wait.
    var isIdle: Bool {
        lock.withLock { observers.isEmpty && wait == nil && nextWait == nil }
    }

    @usableFromInline
    func began(_ shape: ActionShape, from call: CallSite, id: ActionID, finishes: Bool = false) {
        let action = ActionInfo(number: id, shape: shape, call: call)
        let (ended, goesOn, superseded) = lock.withLock {
            defer { (wait, nextWait) = (nextWait, nil) }
            let ended = actions.begin(action, finishes: finishes)
            return (ended, ended.map { actions.isDetached($0) } ?? false, wait)
        }
        if let ended { report(goesOn ? .detached(by: action) : .superseded(by: action), of: ended) }
        report(.began, of: action)
        superseded?.end(with: nil)
    }

    /// Reports that an action is about to write a state.
    ///
    /// A wait for the state ends before the state's subscribers are called, because they may observe the next action.
    @usableFromInline
    func willWrite(_ state: State, after previous: State, id: ActionID) {
        let (action, waiting) = lock.withLock { () -> (ActionInfo, StateWait<State>?) in (actions[id], wait) }
        report(.transition(from: DescribedState(previous), to: DescribedState(state)), of: action)
        guard let waiting, waiting.accepts(state) else { return }
        remove(waiting)
        waiting.end(with: state)
    }

    @usableFromInline
    func finished(id: ActionID) {
        let (action, unfulfilled) = lock.withLock { () -> (ActionInfo?, StateWait<State>?) in
            guard let action = actions.finish(id) else { return (nil, nil) }
            // The wait belongs to the latest action, not to a detached one.
            guard actions.latest?.number == id else { return (action, nil) }
            defer { wait = nil }
            return (action, wait)
        }
        guard let action else { return }
        report(.finished, of: action)
        unfulfilled?.end(with: nil)
    }

    /// Reports that a finishing action has done its work and may wait forever from now on.
    func finishedBeforeFollowing(id: ActionID) {
        let action = lock.withLock { actions.finishBeforeFollowing(id) }
        if let action { report(.finished, of: action) }
    }

    /// Reports that the running action ends, because the container is released.
    @usableFromInline
    func ended() {
        endAction()
        #if DEBUG
        for case let inspector as any ContainerInspecting in lock.withLock({ observers }) {
            inspector.containerDidEnd(container)
        }
        #endif
    }

    /// Reports that the running action ends, and no other begins.
    func endAction() {
        let (action, goesOn, unfulfilled) = lock.withLock { () -> (ActionInfo?, Bool, StateWait<State>?) in
            defer { wait = nil }
            let action = actions.end()
            return (action, action.map { actions.isDetached($0) } ?? false, wait)
        }
        if let action { report(goesOn ? .detached(by: nil) : .cancelled, of: action) }
        unfulfilled?.end(with: nil)
    }

    /// Reports a state of an action that was superseded.
    @usableFromInline
    func dropped(_ state: State, id: ActionID) {
        let action: ActionInfo = lock.withLock { actions[id] }
        report(.dropped(DescribedState(state)), of: action)
    }

    /// Reports that a later call replaced a waiting one.
    func replaced(_ call: CallSite, by kind: ContainerEvent.Kind) {
        report(kind, of: ActionInfo(number: nil, shape: nil, call: call))
    }

    /// Reports that a waiting call is dropped because the latest action began.
    func dropped(waiting call: CallSite) {
        guard let latest = lock.withLock({ actions.latest }) else { return }
        report(.superseded(by: latest), of: ActionInfo(number: nil, shape: nil, call: call))
    }

    /// Reports that a waiting call is made without the container.
    ///
    /// - Parameters:
    ///   - call: Where the action was observed.
    ///   - shape: The shape of the action.
    ///   - afterTearDown: `true` if the container is torn down, and `false` if the latest action has begun.
    /// - Returns: A number for the action, which does not allow it to write.
    func finishing(_ call: CallSite, _ shape: ActionShape, afterTearDown: Bool) -> ActionID {
        let action = ActionInfo(number: nil, shape: shape, call: call)
        let (id, latest) = lock.withLock { (actions.beginDetached(action), actions.latest) }
        report(.detached(by: afterTearDown ? nil : latest), of: action)
        return id
    }

    private func report(_ kind: ContainerEvent.Kind, of action: ActionInfo) {
        let observers: [any ContainerObserver] = lock.withLock { self.observers }
        guard !observers.isEmpty else { return }
        let event = ContainerEvent(container: container, action: action, kind: kind)
        for observer in observers { observer.containerDidEmit(event) }
    }
}
