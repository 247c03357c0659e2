// A state that did not come from an action.

import VSM

struct BlogView: ViewStateRendering {
    let container: StateContainer<BlogViewState>
}

struct CounterViewState {
    var count = 0
}

@MainActor
func write(_ container: StateContainer<BlogViewState>, _ view: BlogView, _ counter: StateContainer<CounterViewState>) {
    // expected-error: cannot assign to property: 'state' is a get-only property
    container.state = .deleted

    // expected-error: cannot assign to property: 'state' is a get-only property
    view.state = .deleted

    // expected-error: left side of mutating operator isn't mutable: 'state' is a get-only property
    counter.state.count += 1

    // expected-error: cannot assign through subscript
    container[keyPath: \.state] = .deleted
}
