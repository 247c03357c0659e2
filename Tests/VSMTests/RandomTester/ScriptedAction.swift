import VSM

/// An action of the random tester, with its states and its progress.
final class ScriptedAction {
    /// The shapes of actions.
    enum Shape: String, CaseIterable {
        case state, closure, sequence, closureWithSequence, stateSequence, builder, continued, publisher, subject
        case endless

        /// Whether the action is an asynchronous closure, which begins in any case.
        var isClosure: Bool { [.closure, .closureWithSequence, .endless].contains(self) }
    }

    /// The number of the action that the caller observes.
    @TaskLocal static var observed = 0

    /// Identifies the action and its states, which count from a hundred times this number.
    let number: Int
    let shape: Shape
    let finishes: Bool
    /// The states that the container must go through.
    var states: [Int] = []
    /// The position of the action among all that have begun; `nil` if it has not begun.
    var turn: Int?
    var appliedCount = 0
    /// The states that it returned after another action had begun, which the container must never have.
    var lateStates: Set<Int> = []
    /// Whether a later call of its group replaced it while it waited.
    var isReplaced = false
    /// Whether another action was observed while it waited.
    var isForgotten = false
    /// Whether its closure was called.
    var isCalled = false
    /// Whether its subscription was cancelled.
    var isCancelled = false
    /// Whether it has returned everything.
    var hasEnded = false
    /// The number of its closures and sequences that are alive.
    var lifeCount = 0
    let gates = (0..<3).map { _ in Gate() }
    let subject = PassthroughSubject<Int, Never>()

    init(number: Int, shape: Shape, finishes: Bool) {
        self.number = number
        self.shape = shape
        self.finishes = finishes
        let count =
            switch shape {
            case .state, .closure: 1
            case .subject, .endless: 0
            default: 3
            }
        states = (0..<count).map { number * 100 + $0 }
    }

    var description: String { "\(finishes ? "finishing " : "")\(shape) \(number)" }

    /// An object that lives as long as a closure or sequence of the action.
    final class Life {
        private let action: ScriptedAction

        init(_ action: ScriptedAction) {
            self.action = action
            action.lifeCount += 1
        }

        deinit { action.lifeCount -= 1 }
    }
}

/// The states of an action as an asynchronous sequence, each after its gate.
struct ScriptedStates: AsyncSequence, AsyncIteratorProtocol {
    typealias Failure = Never

    let count: Int
    let step: (Int) async -> Int
    private var position = 0

    init(count: Int, step: @escaping (Int) async -> Int) {
        self.count = count
        self.step = step
    }

    func makeAsyncIterator() -> ScriptedStates { self }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
        guard position < count else { return nil }
        position += 1
        return await step(position - 1)
    }
}
