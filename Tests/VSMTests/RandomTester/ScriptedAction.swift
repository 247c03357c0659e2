@_spi(Host) @testable import VSM

/// An action of the random tester, with its states and its progress.
final class ScriptedAction {
    /// The shapes of actions.
    enum Shape: String, CaseIterable {
        case state, closure, sequence, closureWithSequence, stateSequence, builder, continued, publisher, subject
        case following, shown, endless

        /// Whether it is an asynchronous closure.
        var isClosure: Bool { self == .closure || self == .closureWithSequence || self == .endless }
    }

    /// Identifies the action and its states, which count from a hundred times this number.
    let number: Int
    let shape: Shape
    let finishes: Bool
    /// Whether it finishes, and does not wait for others that do.
    let isConcurrent: Bool
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
    /// Whether its closure has begun, or its publisher has a subscriber.
    var hasBegun = false
    /// Whether its subscription, or what it follows, was cancelled.
    var isCancelled = false
    /// Whether it has returned everything, or everything before what it follows.
    var hasEnded = false
    /// The number of its closures and sequences that are alive.
    var lifeCount = 0
    let gates = (0..<3).map { _ in Gate() }
    let subject = PassthroughSubject<ScriptedState, Never>()
    /// The source of the values that it follows, once it follows them.
    var source: AsyncStream<Int>.Continuation?
    var isSourceFinished = false
    /// The number of values that were added to the source.
    var yieldedCount = 0
    /// The number of values that it received.
    var valueCount = 0

    init(number: Int, shape: Shape, finishes: Bool, isConcurrent: Bool = false) {
        self.number = number
        self.shape = shape
        self.finishes = finishes
        self.isConcurrent = isConcurrent
        let count =
            switch shape {
            case .state, .closure, .following: 1
            case .shown: 2
            case .subject, .endless: 0
            default: 3
            }
        states = (0..<count).map { number * 100 + $0 }
    }

    var description: String { "\(isConcurrent ? "concurrent " : "")\(finishes ? "finishing " : "")\(shape) \(number)" }

    /// The progress of the latest action when nothing but the tester can go on with it.
    var progressAtRest: ActionProgress {
        switch shape {
        case .subject where !hasEnded: finishes ? .running : .following
        case .following where !isSourceFinished: .following
        case .endless: .running
        default: .ended
        }
    }

    /// An object that lives as long as a closure or sequence of the action.
    final class Life {
        private let action: ScriptedAction
        private let onRelease: () -> Void

        init(_ action: ScriptedAction, onRelease: @escaping () -> Void) {
            self.action = action
            self.onRelease = onRelease
            action.lifeCount += 1
        }

        deinit {
            action.lifeCount -= 1
            onRelease()
        }
    }
}
