import Synchronization
import VSM

/// Records the journey of one container, for the view that shows it.
final class JourneyRecorder: ContainerObserver {
    private struct Record {
        var journey = Journey()
        /// The name of the actions that are observed at a place in the source code.
        var names: [CallSite: String] = [:]
    }

    private let record = Mutex(Record())
    private let nameState: @Sendable (Any) -> String
    private let current = CurrentValue(Journey())

    /// The journey now and after each change; the latest one if several follow each other quickly.
    var journeys: CurrentValue<Journey>.Values { current.values }

    /// Creates a recorder.
    ///
    /// - Parameter nameState: Returns the name of a state in the diagram.
    init(nameState: @escaping @Sendable (Any) -> String) {
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

    /// The container, with a name for the action that is observed in the same line.
    func named<State>(
        _ name: String,
        in container: StateContainer<State>,
        file: String = #fileID,
        line: UInt = #line
    ) -> StateContainer<State> {
        record.withLock { $0.names[CallSite(file: file, line: line)] = name }
        return container
    }

    func containerDidEmit(_ event: ContainerEvent) {
        guard case .transition(let previous, let next) = event.kind else { return }
        let (from, to) = (nameState(previous.value), nameState(next.value))
        update { record in
            let name = event.action.call.flatMap { record.names[$0] } ?? "an earlier action"
            record.journey.move(from: from, to: to, by: name, number: event.action.number)
        }
    }

    private func update(_ change: (inout Record) -> Void) {
        record.withLock { record in
            change(&record)
            current.value = record.journey
        }
    }
}
