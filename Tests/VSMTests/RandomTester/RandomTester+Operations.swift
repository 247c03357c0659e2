import VSM

@testable import VSMTesting

/// The operations of the random tester.
extension RandomTester {
    func perform(isNested: Bool) {
        switch random.next(below: isNested ? 66 : 106) {
        case 0..<30: hold(observeNow)
        case 30..<38: hold(observeLater)
        case 38..<46: hold(subscribe)
        case 46..<50: cancel()
        case 50..<57: send()
        case 57..<60: yield()
        case 60..<63: request()
        case 63..<65: reactions += 1 + random.next(below: 3)
        case 65 where random.next(below: 4) == 0 && holders == 0: release()
        case 66..<91: runNext()
        case 91..<97: openGate()
        case 97..<102: advance()
        case 102..<104: lastWords += 1
        default: reactions += 1
        }
    }

    private func hold(_ operation: (StateContainer<ScriptedState>) -> Void) {
        guard let container else { return }
        let count = holders
        holders += 1
        operation(container)
        holders = count
    }

    private func subscribe(to container: StateContainer<ScriptedState>) {
        let way = TestedSubscriber.Way.all.randomElement(using: &random)!
        let subscriber = TestedSubscriber(way, first: container.state.number)
        trace("subscribe (\(subscriber.description))")
        subscribers.append(subscriber)
        let receive = { [unowned self] (state: ScriptedState) in self.receive(state.number, by: subscriber) }
        switch way {
        case .publisher(let way, let moment):
            subscriber.subscription = way.subscribe(to: moment.publisher(of: container), receive)
        case .onDemand(let moment):
            let downstream = Downstream<ScriptedState, Never>(demand: .none) { _, state in
                receive(state)
                return .none
            }
            subscriber.onDemand = downstream
            moment.publisher(of: container).subscribe(downstream)
            subscriber.subscription = AnyCancellable { downstream.cancel() }
        case .states:
            let states = container.states
            host.start { for await state in states { subscriber.receive(state.number) } }
        }
    }

    private func cancel() {
        guard let subscriber = subscribers.randomElement(using: &random), subscriber.subscription != nil else { return }
        trace("cancel (\(subscriber.description))")
        subscriber.cancel()
    }

    /// Requests states for a subscriber that gets only what it requests.
    private func request() {
        let onDemand = subscribers.filter { $0.onDemand != nil && $0.subscription != nil }
        guard let subscriber = onDemand.randomElement(using: &random) else { return }
        let count = random.next(below: 4)
        trace("request \(count == 0 ? "all" : "\(count)")")
        subscriber.onDemand?.request(count == 0 ? .unlimited : .max(count))
    }

    private func send() {
        let subjects = actions.filter { $0.shape == .subject && $0.hasBegun && !$0.hasEnded && $0.states.count < 50 }
        guard let action = subjects.randomElement(using: &random) else { return }
        guard random.next(below: 5) > 0 else {
            trace("complete \(action.number)")
            action.hasEnded = true
            return action.subject.send(completion: .finished)
        }
        let state = action.number * 100 + action.states.count + action.lateStates.count
        if latest === action { action.states.append(state) }
        noteCreated(state, by: action)
        trace("send \(state)")
        action.subject.send(makeState(state))
    }

    /// Adds a value to what an action follows, or ends it.
    private func yield() {
        let followed = actions.filter { $0.source != nil && !$0.isSourceFinished && $0.yieldedCount < 50 }
        guard let action = followed.randomElement(using: &random) else { return }
        guard random.next(below: 5) > 0 else {
            trace("finish \(action.number)")
            action.isSourceFinished = true
            action.source?.finish()
            return
        }
        trace("yield to \(action.number)")
        action.yieldedCount += 1
        action.source?.yield(action.yieldedCount)
    }

    private func runNext() {
        let count = holders
        _ = host.runNext()
        holders = count
    }

    private func openGate() {
        guard let action = actions.randomElement(using: &random) else { return }
        trace("open \(action.number)")
        action.gates.randomElement(using: &random)!.open()
    }

    private func advance() {
        trace("advance")
        host.clock.advance(by: .milliseconds(200))
    }

    func release() {
        trace("release")
        forgetWaiting()
        latest = nil
        let released = container
        if depth > 0, released != nil { isCutShort = true }
        container = nil
        // Releasing it may run code that reads the property.
        withExtendedLifetime(released) {}
    }
}
