import VSM
import VSMWeb

/// The states of the counter.
enum CounterViewState {
    case counting(CounterModel)
}

/// Counts.
struct CounterModel {
    let count: Int

    func increment() -> CounterViewState {
        .counting(CounterModel(count: count + 1))
    }
}

/// A number, and a button that increments it.
struct CounterView: HTMLView {
    var initialState: CounterViewState { .counting(CounterModel(count: 0)) }

    func body(_ container: StateContainer<CounterViewState>) -> some HTML {
        switch container.state {
        case .counting(let model):
            h1 { "Counter" }
            p { "Count: \(model.count)" }
            button { "Increment" }.onClick { container.observe(model.increment()) }
        }
    }
}
