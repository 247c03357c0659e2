import Testing
import VSM

@testable import VSMTesting

/// Performs random operations on a container, and compares the results with the contract.
///
/// Everything runs on a test host, one job at a time, so that a seed gives the same run each time. Operations take
/// place between two jobs, or while a state is delivered.
final class RandomTester {
    let host: TestHost
    var random: SplitMix64
    var container: StateContainer<Int>?
    private(set) weak var releasedContainer: StateContainer<Int>?
    var actions: [ScriptedAction] = []
    /// The action whose states may be applied.
    var latest: ScriptedAction?
    /// The waiting calls, by group.
    var waiting: [Int: ScriptedAction] = [:]
    /// The earliest time of the next call of each throttled group.
    var nextThrottled: [Int: Duration] = [:]
    /// The number of actions that have begun.
    var turns = 0
    /// Whether actions are no longer delayed.
    private(set) var isEnding = false
    private(set) var failure: String?
    /// All states of the container.
    private(set) var history = [0]
    private var reference: AnyCancellable?
    private var subscribers: [TestedSubscriber] = []
    /// The number of next deliveries during which an operation is performed.
    private var reactions = 0
    private var depth = 0
    /// The number of running functions that retain the container, such as an `observe` that calls a due action.
    var holders = 0
    /// Whether the container was released while a state was delivered.
    private var isCutShort = false
    private var trace: [String] = []

    init(_ host: TestHost, seed: UInt64) {
        self.host = host
        random = SplitMix64(seed: seed)
        let container = StateContainer(state: 0, isolation: host)
        self.container = container
        releasedContainer = container
        reference = container.$state.dropFirst().sink { [unowned self] in note($0) }
    }

    /// Performs a number of operations, and checks everything at the end.
    ///
    /// - Returns: The violation of the contract with the operations before it, or `nil`.
    func run(count: Int) -> String? {
        for _ in 0..<count where failure == nil { perform(isNested: false) }
        if failure == nil { end() }
        return failure.map { "\($0)\n\(trace.joined(separator: "\n"))" }
    }

    func check(_ condition: Bool, _ problem: @autoclosure () -> String) {
        if !condition, failure == nil { failure = problem() }
    }

    func trace(_ text: String) { trace.append(String(repeating: "  ", count: depth) + text) }

    // MARK: - What happens

    private func note(_ state: Int) {
        trace("→ \(state)")
        history.append(state)
        let action = actions[state / 100 - 1]
        check(!action.lateStates.contains(state), "\(state) was applied, which came after the next action.")
        check(
            action.appliedCount < action.states.count && action.states[action.appliedCount] == state,
            "\(state) was applied out of order, or twice: \(action.states), of which \(action.appliedCount) were."
        )
        action.appliedCount += 1
        let before = history.dropLast().last.flatMap { $0 == 0 ? nil : actions[$0 / 100 - 1].turn } ?? 0
        check(action.turn ?? 0 >= before, "\(state) was applied after a state of a later action.")
        react()
    }

    private func react() {
        guard reactions > 0, depth < 4, failure == nil, !isEnding else { return }
        reactions -= 1
        depth += 1
        perform(isNested: true)
        depth -= 1
    }

    /// Records that an action begins to return states.
    func begin(_ action: ScriptedAction) {
        check(action.turn == nil, "\(action.description) began twice.")
        turns += 1
        action.turn = turns
        latest = action
    }

    /// Creates a state of an action after its gate has opened.
    func step(_ action: ScriptedAction, _ index: Int) async -> Int {
        checkMayRun(action, index)
        if !isEnding, random.nextBool() { await action.gates[index].wait() }
        check(
            Task.isCancelled == (!action.finishes && latest !== action),
            "\(action.description) was \(Task.isCancelled ? "" : "not ")cancelled."
        )
        return stepNow(action, index)
    }

    /// Creates a state of an action immediately.
    func stepNow(_ action: ScriptedAction, _ index: Int) -> Int {
        let state = action.number * 100 + index
        if latest !== action { action.lateStates.insert(state) }
        if index == action.states.count - 1 { action.hasEnded = true }
        return state
    }

    func checkMayRun(_ action: ScriptedAction, _ index: Int) {
        checkContext(of: action)
        action.isCalled = true
        let mayRun = action.finishes || latest === action || action.shape == .closure || action.shape == .endless
        check(mayRun, "Step \(index) of \(action.description) began after the next action.")
    }

    /// Checks that an action has the task-local values of the call that observed it.
    func checkContext(of action: ScriptedAction) {
        let observed = ScriptedAction.observed
        check(observed == action.number, "\(action.description) has the task-local values of \(observed).")
    }

    // MARK: - Operations

    private func perform(isNested: Bool) {
        switch random.next(below: isNested ? 60 : 100) {
        case 0..<30: hold(observeNow)
        case 30..<38: hold(observeLater)
        case 38..<46: hold(subscribe)
        case 46..<50: cancel()
        case 50..<57: send()
        case 57..<59: reactions += 1 + random.next(below: 3)
        case 59 where random.next(below: 4) == 0 && holders == 0: release()
        case 60..<85: runNext()
        case 85..<92: openGate()
        case 92..<97: advance()
        default: reactions += 1
        }
    }

    private func hold(_ operation: (StateContainer<Int>) -> Void) {
        guard let container else { return }
        let count = holders
        holders += 1
        operation(container)
        holders = count
    }

    private func subscribe(to container: StateContainer<Int>) {
        let way = TestedSubscriber.Way.allCases.randomElement(using: &random)!
        let subscriber = TestedSubscriber(way, first: container.state)
        trace("subscribe (\(subscriber.way))")
        subscribers.append(subscriber)
        let receive = { [unowned self] (state: Int) in
            subscriber.receive(state)
            react()
        }
        switch subscriber.way {
        case .willSet: subscriber.subscription = container.$state.sink(receiveValue: receive)
        case .didSet: subscriber.subscription = container.didSetPublisher.sink(receiveValue: receive)
        case .states:
            let states = container.states
            host.start { for await state in states { subscriber.receive(state) } }
        }
    }

    private func cancel() {
        guard let subscriber = subscribers.randomElement(using: &random), subscriber.subscription != nil else { return }
        trace("cancel (\(subscriber.way))")
        subscriber.cancel()
    }

    private func send() {
        let subjects = actions.filter { $0.shape == .subject && $0.turn != nil && !$0.hasEnded && $0.states.count < 50 }
        guard let action = subjects.randomElement(using: &random) else { return }
        guard random.next(below: 5) > 0 else {
            trace("complete \(action.number)")
            action.hasEnded = true
            return action.subject.send(completion: .finished)
        }
        let state = action.number * 100 + action.states.count + action.lateStates.count
        if latest === action { action.states.append(state) } else { action.lateStates.insert(state) }
        trace("send \(state)")
        action.subject.send(state)
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

    private func release() {
        trace("release")
        forgetWaiting()
        latest = nil
        if depth > 0, container != nil { isCutShort = true }
        container = nil
    }

    // MARK: - The end

    private func end() {
        trace("end")
        isEnding = true
        drain()
        checkEnd()
        release()
        for action in actions where action.shape == .subject && action.finishes && !action.hasEnded {
            action.hasEnded = true
            action.subject.send(completion: .finished)
        }
        drain()
        reference = nil
        for subscriber in subscribers {
            if let problem = subscriber.problem(history, isCutShort: isCutShort) { check(false, problem) }
            subscriber.cancel()
        }
        check(releasedContainer == nil, "The container is still alive.")
        for action in actions {
            check(action.lifeCount == 0, "Something of \(action.description) is still there.")
            let isLost = action.turn != nil && action.shape.isClosure && !action.isCalled
            check(!isLost, "The closure of \(action.description) was not called.")
            let finishes = action.finishes && (action.turn != nil || action.isForgotten)
            check(!finishes || action.hasEnded, "\(action.description) did not finish.")
        }
    }

    private func drain() {
        for _ in 0..<20 {
            for gate in actions.flatMap(\.gates) { gate.open() }
            var count = 0
            while host.runNext() {
                count += 1
                guard count < 10_000 else { return check(false, "It never comes to rest.") }
            }
            host.clock.advance(by: .seconds(1))
        }
    }

    private func checkEnd() {
        check(waiting.isEmpty, "\(waiting.values.map(\.description)) waited, but were never called.")
        for action in actions where action.shape == .subject && action.turn != nil && !action.finishes {
            let isCancelled = latest !== action && !action.hasEnded
            if action.hasEnded { continue }
            check(action.isCancelled == isCancelled, "\(action.description) was cancelled: \(action.isCancelled).")
        }
        guard let container else { return }
        check(container.state == history.last, "The state is \(container.state), and \(history.last!) was delivered.")
        guard let latest else { return }
        check(
            latest.appliedCount == latest.states.count,
            "\(latest.description) has \(latest.states), of which \(latest.appliedCount) were applied."
        )
    }
}

extension SplitMix64 {
    mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func nextBool() -> Bool { next(below: 2) == 0 }
}
