/// Collects the steps of one container from the entries of a journal.
struct StepCollector {
    private let container: Int
    private var stepOfNumber: [UInt64: RecordedStep] = [:]
    private var running: UInt64?
    /// The running actions of other containers.
    private var activeContainers: [Int: UInt64] = [:]

    /// The state before the first transition.
    private(set) var firstState: String?

    /// The outcomes while no action was running; they belong to the action that begins next.
    private(set) var waiting: [RecordedOutcome] = []

    /// The steps, in the order in which their actions began.
    var steps: [RecordedStep] { stepOfNumber.values.sorted { $0.number < $1.number } }

    init(container: Int) {
        self.container = container
    }

    /// Adds the next entry.
    mutating func take(_ entry: JournalEntry) {
        if case .noted(let outcome) = entry.kind {
            note(outcome)
        } else if let number = entry.container?.number, let action = entry.action, let actionNumber = action.number {
            if number == container {
                take(entry.kind, of: action)
            } else {
                takeOther(entry.kind, of: number, actionNumber)
            }
        }
    }

    private mutating func note(_ outcome: RecordedOutcome) {
        if let running {
            stepOfNumber[running]?.outcomes.append(outcome)
        } else if activeContainers.isEmpty {
            waiting.append(outcome)
        }
    }

    private mutating func takeOther(_ kind: JournalEntry.Kind, of container: Int, _ action: UInt64) {
        switch kind {
        case .began, .transition:
            activeContainers[container] = action
            waiting = []
        case .finished, .superseded, .cancelled, .detached:
            // A detached action may finish while the next one runs.
            if activeContainers[container] == action { activeContainers[container] = nil }
        case .dropped, .droppedByDebounce, .droppedByThrottle, .noted:
            break
        }
    }

    private mutating func take(_ kind: JournalEntry.Kind, of action: JournalEntry.Action) {
        guard let number = action.number else { return }
        switch kind {
        case .began:
            running = number
            stepOfNumber[number, default: RecordedStep(number)].begin(after: waiting)
            waiting = []
        case .transition(let previous, _):
            firstState = firstState ?? previous
            running = number
        default: break
        }
        // The step is changed in place: a copy would have copies of all its states.
        let isOver = stepOfNumber[number, default: RecordedStep(number)].take(kind, of: action)
        if isOver, running == number { running = nil }
    }
}

extension RecordedStep {
    fileprivate mutating func begin(after outcomes: [RecordedOutcome]) {
        hasBeginning = true
        outcomesBefore += outcomes
    }

    /// Adds the next event of the action.
    ///
    /// - Returns: Whether the action has ended.
    fileprivate mutating func take(_ kind: JournalEntry.Kind, of action: JournalEntry.Action) -> Bool {
        call = call ?? action.call
        shape = shape ?? action.shape
        switch kind {
        case .transition(_, let next): states.append(next)
        case .finished:
            // What matters to the container is when the action was detached.
            if end == .stillRunning { end = .finished }
        case .superseded(let other): end = .superseded(by: other)
        case .cancelled: end = .cancelled
        case .detached(let other): end = .detached(by: other)
        case .dropped(let state): droppedStates.append(state)
        case .began, .droppedByDebounce, .droppedByThrottle, .noted: break
        }
        return end != .stillRunning
    }
}
