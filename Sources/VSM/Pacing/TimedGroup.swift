/// The calls of one group and their timer, on a clock.
///
/// Everything here happens on the container's owner, except ``cancel()``.
final class TimedGroup<State, C: Clock>: PacedGroup<State> where C.Duration == Duration {
    private let clock: C
    private let identifier: AnyHashable
    private var calls = PacedCalls<C.Instant, PacedActions<State>.Call>()
    private var rule = PacingRule.debounce
    private var interval = Duration.zero
    private var timer: Task<Void, Never>?

    init(clock: C, identifier: AnyHashable) {
        self.clock = clock
        self.identifier = identifier
    }

    override var isOver: Bool { calls.due == nil }

    override func arrive(_ call: PacedActions<State>.Call, pacing: ActionPacing, in container: StateContainer<State>) {
        (rule, interval) = (pacing.rule, pacing.interval)
        let arrival = calls.arrive(call, rule: rule, intervalEnd: clock.now.advanced(by: interval))
        if arrival.startsTimer { startTimer(for: container) }
        if let displaced = arrival.displaced { container.storage.watch?.displaced(displaced, rule: rule) }
        if let call = arrival.goes { container.observe(call) }
    }

    override func dropWaiting() -> PacedActions<State>.Call? {
        let dropped = calls.dropWaiting(rule: rule)
        if isOver { timer?.cancel() }
        return dropped
    }

    override func cancel() {
        timer?.cancel()
    }

    private func startTimer(for container: StateContainer<State>) {
        timer = container.storage.owner.startTask(Timer(group: self, container: WeakReference(container)))
    }

    /// Sleeps and lets calls go for as long as there are any; does not keep the container alive.
    private struct Timer: IsolatedOperation, @unchecked Sendable {
        let group: TimedGroup
        let container: WeakReference<StateContainer<State>>

        func run() async { await group.run(for: container) }
    }

    private func run(for container: WeakReference<StateContainer<State>>) async {
        while !Task.isCancelled {
            let now = clock.now
            switch calls.wake(at: now, next: rule == .throttle ? now.advanced(by: interval) : nil) {
            case .sleep(let due):
                // A clock that does not sleep, and was not cancelled, would keep the loop spinning.
                guard (try? await clock.sleep(until: due, tolerance: nil)) != nil else { return abandon(container) }
            case .go(let call):
                container.object?.observe(call)
            case .end:
                return abandon(container)
            }
        }
    }

    private func abandon(_ container: WeakReference<StateContainer<State>>) {
        container.object?.paced?.forget(self, identifier: identifier)
    }
}

extension StateContainer {
    /// Observes an action when its time has come.
    ///
    /// - Parameters:
    ///   - makeAction: calls the action; is called when its time has come, and not at all if another one takes its place.
    ///   - pacing: when its time has come.
    ///   - identifier: actions with the same identifier take each other's place while they wait.
    ///   - call: where it is observed.
    public func observe(
        _ makeAction: @escaping () -> ObservedAction<State>,
        paced pacing: ActionPacing,
        identifier: AnyHashable,
        from call: CallSite
    ) {
        storage.owner.preconditionIsCurrent("observe")
        let paced = self.paced ?? PacedActions()
        self.paced = paced
        paced.arrive(.init(makeAction: makeAction, site: call), pacing: pacing, identifier: identifier, in: self)
    }

    /// Observes an action whose time has come; those of other groups go on waiting.
    fileprivate func observe(_ call: PacedActions<State>.Call) {
        let action = call.makeAction()
        guard let turn = beginAction(action.shape, from: call.site, wasPaced: true) else { return }
        run(action, turn: turn)
    }
}
