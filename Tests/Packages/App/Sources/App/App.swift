import VSM
import VSMInspector
import VSMJournal

enum CounterViewState {
    case counting(CounterModel)
}

struct CounterModel {
    let count: Int

    func increment() -> AnyPublisher<CounterViewState, Never> {
        Just(.counting(CounterModel(count: count + 1))).eraseToAnyPublisher()
    }
}

@main
@MainActor
struct App {
    static func main() async throws {
        let journal = Journal()
        let container = StateContainer(state: CounterViewState.counting(CounterModel(count: 0))).attach(journal)
        if case .counting(let model) = container.state { container.observe(model.increment()) }
        guard case .counting(let model) = container.state, model.count == 1 else { fatalError("Not counted.") }
        guard let recorded = try? RecordedJournal(jsonLines: journal.jsonLines), recorded.entries.count == 3 else {
            fatalError("Not recorded.")
        }
        try await forcedOutcome(of: "Counter", failure: CancellationError())
        print("VSM and its journals work without the web host and without test libraries.")
    }
}
