import Synchronization
import VSM

/// Records the journey of one container, for the view that shows it.
final class JourneyRecorder: ContainerObserver {
    private struct Record {
        var journey = Journey()
        /// The name of the actions that are observed at a place in the source code.
        var names: [CallSite: String] = [:]

        func name(of action: ActionInfo) -> String {
            action.call.flatMap { names[$0] } ?? "an earlier action"
        }
    }

    private let record = Mutex(Record())
    private let nameState: @Sendable (Any) -> String
    private let current = CurrentValue(Journey())

    /// The journey now and after each change; the latest one if several follow each other quickly.
    var journeys: CurrentValue<Journey>.Values { current.values }

    /// Creates a recorder.
    ///
    /// - Parameter nameState: Returns the name of a state in the diagram; by default, the name of the enum's case.
    init(nameState: @escaping @Sendable (Any) -> String = { DescribedState($0).caseName }) {
        self.nameState = nameState
    }

    /// The journey so far.
    var journey: Journey { record.withLock { $0.journey } }

    /// Begins the journey with the first state of the container.
    ///
    /// - Returns: The state.
    func starting<State>(with state: State) -> State {
        let name = nameState(state)
        update { $0.journey.begin(in: name) }
        return state
    }

    /// Sets the name of the actions that are observed at a place in the source code.
    func name(_ call: CallSite, _ name: String) {
        record.withLock { $0.names[call] = name }
    }

    func containerDidEmit(_ event: ContainerEvent) {
        switch event.kind {
        case .transition(let previous, let next):
            let (from, to) = (nameState(previous.value), nameState(next.value))
            update { $0.journey.move(from: from, to: to, by: $0.name(of: event.action), number: event.action.number) }
        case .superseded(let other):
            update { $0.journey.note("\($0.name(of: event.action)) ends, because \($0.name(of: other)) begins") }
        case .dropped(let state):
            let name = nameState(state.value)
            update { $0.journey.note("\(name), a late result of \($0.name(of: event.action)), is dropped") }
        case .droppedByDebounce:
            update { $0.journey.note("\($0.name(of: event.action)) waits again, because it was called again") }
        case .began, .finished, .cancelled, .detached, .droppedByThrottle:
            break
        }
    }

    private func update(_ change: (inout Record) -> Void) {
        record.withLock { record in
            change(&record)
            current.value = record.journey
        }
    }
}
