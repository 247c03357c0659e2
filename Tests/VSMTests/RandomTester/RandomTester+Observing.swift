@testable import VSM
@testable import VSMRateLimiting
@testable import VSMTesting

/// The actions that the random tester observes.
extension RandomTester {
    private static let interval = Duration.milliseconds(300)

    /// Observes an action of any shape.
    func observeNow(in container: StateContainer<ScriptedState>) {
        let action = makeAction()
        trace("observe \(action.description)")
        forgetWaiting()
        begin(action)
        Self.$caller.withValue(action.number) { observe(action, in: container) }
    }

    private func observe(_ action: ScriptedAction, in container: StateContainer<ScriptedState>) {
        if action.finishes { return container.observe(finishing(action)) }
        let life = life(of: action)
        defer { withExtendedLifetime(life) {} }
        switch action.shape {
        case .state: container.observe(stepNow(action, 0))
        case .closure: container.observe { await self.step(action, 0, life) }
        case .sequence: container.observe(sequence(action, life))
        case .closureWithSequence: container.observe { () async in self.returned(action, life) }
        case .stateSequence: container.observe(stateSequence(action, life))
        case .builder: container.observe(built(action, life))
        case .continued: container.observe(continued(action, life))
        case .publisher: container.observe(publisher(action, life))
        case .subject: container.observe(subject(action, life))
        case .following: container.observe(following(action, life))
        case .shown: container.observe(shown(action, life))
        case .endless: container.observe { await self.never(action, life) }
        }
    }

    /// Observes an action that is debounced or throttled.
    func observeLater(in container: StateContainer<ScriptedState>) {
        let action = makeAction()
        let group = random.next(below: 4)
        let isDebounced = group < 2
        trace("observe \(action.description) later, in group \(group)")
        waiting[group]?.isReplaced = true
        waiting[group] = action
        Self.$caller.withValue(action.number) {
            observe(action, isDebounced: isDebounced, in: group, of: container)
        }
    }

    private func observe(
        _ action: ScriptedAction,
        isDebounced: Bool,
        in group: Int,
        of container: StateContainer<ScriptedState>
    ) {
        let earliest = host.clock.now.offset + Self.interval
        let made = { [unowned self] in
            call(action, in: group, earliest: isDebounced ? earliest : nextThrottled[group, default: .zero])
            if !isDebounced, !action.isForgotten { nextThrottled[group] = host.clock.now.offset + Self.interval }
        }
        let time = RateLimitTime(Self.interval).on(host.clock)
        if action.finishes {
            let make = { [unowned self] in
                made()
                return finishing(action)
            }
            if isDebounced {
                container.observe(make(), debounced: time, identifier: group)
            } else {
                container.observe(make(), throttled: time, identifier: group)
            }
        } else {
            let limit: RateLimit = isDebounced ? .debounced(time) : .throttled(time)
            container.observe(limit, group, from: CallSite()) { [unowned self] in
                made()
                return observed(action)
            }
        }
    }

    /// Records the call of an action that waited.
    private func call(_ action: ScriptedAction, in group: Int, earliest: Duration) {
        if action.isForgotten {
            trace("call \(action.description), which is to finish")
            let mayBeCalled = action.finishes && action.turn == nil
            check(mayBeCalled, "\(action.description) was called, although it was dropped.")
            action.turn = 0
            return
        }
        trace("call \(action.description)")
        check(!action.isReplaced, "\(action.description) was called, although it was replaced.")
        check(host.clock.now.offset >= earliest, "\(action.description) was called too early.")
        checkCaller(action)
        waiting[group] = nil
        holders += 1
        begin(action)
    }

    /// Records that the waiting calls are dropped, or made if they finish.
    func forgetWaiting() {
        for action in waiting.values { action.isForgotten = true }
        waiting = [:]
    }

    private func makeAction() -> ScriptedAction {
        let finishes = random.next(below: 4) == 0
        let shapes = ScriptedAction.Shape.allCases.filter { !finishes || $0 != .endless }
        let shape = shapes.randomElement(using: &random)!
        let isConcurrent = finishes && random.nextBool()
        let number = actions.count + 1
        let action = ScriptedAction(number: number, shape: shape, finishes: finishes, isConcurrent: isConcurrent)
        actions.append(action)
        return action
    }

    /// Creates a state, which performs an operation when it is released, if it is its turn.
    func makeState(_ number: Int) -> ScriptedState {
        guard random.next(below: 4) == 0 else { return ScriptedState(number: number) }
        return ScriptedState(number: number) { [weak self] in self?.noteRelease(of: "state \(number)") }
    }

    /// Creates an object that lives as long as a closure or sequence of an action.
    func life(of action: ScriptedAction) -> ScriptedAction.Life {
        ScriptedAction.Life(action) { [weak self] in
            // A subject of OpenCombine may be locked while it releases its subscribers.
            if action.shape != .subject { self?.noteRelease(of: action.description) }
        }
    }
}
