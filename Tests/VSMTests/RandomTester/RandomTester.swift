import Testing

@testable import VSM
@testable import VSMTesting

/// Performs random operations on a container, and compares the results with a model of the contract.
///
/// Everything runs on a test host, one job at a time, so that a seed gives the same run each time. Operations take
/// place between two jobs, while a state is delivered, and while an action that ended is released.
final class RandomTester {
    /// The number of the action in whose call the code runs.
    @TaskLocal static var caller = 0

    let host: TestHost
    var random: SplitMix64
    var container: StateContainer<ScriptedState>?
    private(set) weak var releasedContainer: StateContainer<ScriptedState>?
    var actions: [ScriptedAction] = []
    /// The action whose states may be applied.
    var latest: ScriptedAction?
    /// The waiting calls, by group.
    var waiting: [Int: ScriptedAction] = [:]
    /// The earliest time of the next call of each throttled group.
    var nextThrottled: [Int: Duration] = [:]
    /// The finishing action whose turn it is, or was.
    private var finishing: ScriptedAction?
    /// The number of actions that have begun.
    var turns = 0
    /// Whether actions are no longer delayed.
    var isEnding = false
    private(set) var failure: String?
    /// All states of the container.
    private(set) var history = [0]
    /// The states that were created while another one was delivered.
    private var nested: Set<Int> = []
    /// The last state that was created for the container.
    private var newest = 0
    var reference: AnyCancellable?
    var subscribers: [TestedSubscriber] = []
    /// The number of next deliveries during which an operation is performed.
    var reactions = 0
    /// The number of next releases of actions during which an operation is performed.
    var lastWords = 0
    /// Whether an action is being created, which is observed afterwards.
    var isCreating = false
    private(set) var depth = 0
    /// The number of subscribers that are being called.
    private var deliveries = 0
    /// The number of running functions that retain the container, such as an `observe` that calls a due action.
    var holders = 0
    /// Whether the container was released while a state was delivered.
    var isCutShort = false
    private var trace: [String] = []

    init(_ host: TestHost, seed: UInt64) {
        self.host = host
        random = SplitMix64(seed: seed)
        // Half of the runs have an observer of events, which takes other ways through the code.
        let first = ScriptedState(number: 0)
        let container =
            random.nextBool() ? StateContainer(state: first, isolation: host) : host.container(state: first)
        self.container = container
        releasedContainer = container
        reference = container.$state.dropFirst().sink { [unowned self] in note($0.number) }
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

    // MARK: - Deliveries

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
        deliver { react() }
    }

    /// Passes a state to a subscriber, which performs an operation if it is its turn.
    func receive(_ state: Int, by subscriber: TestedSubscriber) {
        checkMoment(of: state, for: subscriber)
        subscriber.receive(state)
        deliver { react() }
    }

    /// Checks whether a subscriber receives a state before or after the change, as it asked for.
    private func checkMoment(of state: Int, for subscriber: TestedSubscriber) {
        guard !subscriber.states.isEmpty, let current = container?.state.number else { return }
        // The container changes immediately when a state is observed during a delivery, also between two states of it.
        guard let moment = subscriber.moment, !nested.contains(state) else { return }
        switch moment {
        case .before:
            check(current != state, "\(subscriber.description) received \(state) after the change.")
            guard newest == state, let index = history.lastIndex(of: state), index > 0 else { return }
            let previous = history[index - 1]
            check(current == previous, "\(subscriber.description) received \(state) while the state was \(current).")
        case .after:
            guard newest == state else { return }
            check(current == state, "\(subscriber.description) received \(state) while the state was \(current).")
        }
    }

    private func deliver(_ operation: () -> Void) {
        deliveries += 1
        operation()
        deliveries -= 1
    }

    private func react() {
        guard reactions > 0 else { return }
        reactions -= 1
        performNested()
    }

    private func performNested() {
        guard depth < 4, failure == nil, !isEnding else { return }
        depth += 1
        perform(isNested: true)
        depth -= 1
    }

    // MARK: - Actions

    /// Records that an action begins to return states.
    func begin(_ action: ScriptedAction) {
        check(action.turn == nil, "\(action.description) began twice.")
        turns += 1
        action.turn = turns
        latest = action
    }

    /// Creates a state of an action after its gate has opened.
    func step(_ action: ScriptedAction, _ index: Int) async -> ScriptedState {
        await pass(action, index)
        return stepNow(action, index)
    }

    /// Checks that no finishing action runs before the one before it has ended.
    func checkTurn(of action: ScriptedAction) {
        guard action.finishes, !action.isConcurrent, finishing !== action else { return }
        if let finishing {
            check(finishing.hasEnded, "\(action.description) runs before \(finishing.description) has ended.")
        }
        finishing = action
    }

    /// Waits for a gate of an action, or does not.
    func pass(_ action: ScriptedAction, _ index: Int) async {
        let finishes = action.finishes && action.shape != .shown
        if finishes { checkTurn(of: action) }
        if action.shape == .closure {
            noteBegun(action)
        } else {
            let mayRun = finishes || latest === action
            check(mayRun, "Step \(index) of \(action.description) began after the next action.")
            checkCaller(action)
        }
        if !isEnding, random.nextBool() { await action.gates[index].wait() }
        check(
            Task.isCancelled == (!finishes && latest !== action),
            "\(action.description) was \(Task.isCancelled ? "" : "not ")cancelled."
        )
        checkCaller(action)
    }

    /// Creates a state of an action immediately.
    func stepNow(_ action: ScriptedAction, _ index: Int) -> ScriptedState {
        let state = action.number * 100 + index
        noteCreated(state, by: action)
        let last = action.shape == .shown ? 0 : action.states.count - 1
        if action.shape != .following, index == last { action.hasEnded = true }
        return makeState(state)
    }

    /// Records that an action has created a state, which the container must apply now or never.
    func noteCreated(_ state: Int, by action: ScriptedAction) {
        if latest !== action { action.lateStates.insert(state) } else { newest = state }
        let isDelivering = deliveries > 0 || container?.storage.delivery.deliveringNumber ?? 0 > 0
        if isDelivering { nested.insert(state) }
    }

    /// Records that the closure of an asynchronous action begins.
    func noteBegun(_ action: ScriptedAction) {
        checkTurn(of: action)
        action.hasBegun = true
        guard latest !== action, !action.finishes else { return checkCaller(action) }
        check(Task.isCancelled, "\(action.description) began after the next action in a task that is not cancelled.")
    }

    /// Checks whether code of an action runs with the task-local value of the call that observed it.
    func checkCaller(_ action: ScriptedAction) {
        let caller = Self.caller
        check(caller == action.number, "\(action.description) ran with the task-local value of call \(caller).")
    }

    /// Performs an operation when something has been released, if it is its turn.
    func noteRelease(of description: String) {
        guard lastWords > 0, !isCreating, container != nil else { return }
        lastWords -= 1
        trace("released: \(description)")
        performNested()
    }
}

extension SplitMix64 {
    mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func nextBool() -> Bool { next(below: 2) == 0 }
}
