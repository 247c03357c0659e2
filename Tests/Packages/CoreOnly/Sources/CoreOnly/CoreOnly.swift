import VSM

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
struct CoreOnly {
    static func main() {
        let container = StateContainer(state: CounterViewState.counting(CounterModel(count: 0)))
        if case .counting(let model) = container.state { container.observe(model.increment()) }
        guard case .counting(let model) = container.state, model.count == 1 else { fatalError("Not counted.") }
        print("VSM works without the web host.")
    }
}
