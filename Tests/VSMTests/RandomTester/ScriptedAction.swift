import VSM

/// An action of the random tester, with what it returns and what became of it.
final class ScriptedAction {
    /// What an action is made of.
    enum Shape: String, CaseIterable {
        case state, closure, sequence, closureWithSequence, stateSequence, builder, continued, publisher, subject
        case endless
    }

    /// Tells actions apart, and their states: these are the number times a hundred and more.
    let number: Int
    let shape: Shape
    let finishes: Bool
    /// The states that the container must have, one after the other.
    var states: [Int] = []
    /// When the action began, counted over all actions; `nil` if it has not.
    var turn: Int?
    var appliedCount = 0
    /// States that it returned when another action had begun, and that the container must never have.
    var lateStates: Set<Int> = []
    /// Whether it waited, and a later call of its group has taken its place.
    var isReplaced = false
    /// Whether it waited, and another action was observed.
    var isForgotten = false
    /// Whether its subscription was cancelled.
    var isCancelled = false
    /// Whether it has returned everything.
    var hasEnded = false
    /// How many of its closures and sequences there are.
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

    /// Lives as long as something of the action.
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
