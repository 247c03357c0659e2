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
        var step = stepOfNumber[number] ?? RecordedStep(number)
        step.call = step.call ?? action.call
        step.shape = step.shape ?? action.shape
        switch kind {
        case .began:
            step.hasBeginning = true
            step.outcomesBefore += waiting
            waiting = []
            running = number
        case .transition(let previous, let next):
            firstState = firstState ?? previous
            step.states.append(next)
            running = number
        case .finished:
            // What matters to the container is when the action was detached.
            if step.end == .stillRunning { step.end = .finished }
        case .superseded(let other): step.end = .superseded(by: other)
        case .cancelled: step.end = .cancelled
        case .detached(let other): step.end = .detached(by: other)
        case .dropped(let state): step.droppedStates.append(state)
        case .droppedByDebounce, .droppedByThrottle, .noted: break
        }
        if step.end != .stillRunning, running == number { running = nil }
        stepOfNumber[number] = step
    }
}
