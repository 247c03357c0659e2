// Parts and views that have their content or their first state elsewhere.

import VSM
import VSMWeb

// expected-error: type 'Price' does not conform to protocol 'HTML'
// expected-error: A part has its content in a property of this name: var content: some HTML { … }.
struct Price: HTML {
    let amount: String
    var body: some HTML { span { amount } }
}

// expected-error: type 'Footer' does not conform to protocol 'HTMLView'
// expected-error: A part without a state conforms to HTML and has the property content.
// expected-error: A view has its first state in a property: var initialState: … { … }.
struct Footer: HTMLView {
    var body: some HTML { p { "Imprint" } }
}

enum CounterViewState {
    case counting(Int)
}

// expected-error: type 'CounterView' does not conform to protocol 'HTMLView'
// expected-error: A view makes its content from its container: func body(_ container: StateContainer<…>) -> some HTML { … }.
struct CounterView: HTMLView {
    var initialState: CounterViewState { .counting(0) }
    var body: some HTML { p { "0" } }
}

// expected-error: type 'StatelessView' does not conform to protocol 'HTMLView'
// expected-error: A view has its first state, of the same type as in its body, in a property: var initialState: … { … }.
struct StatelessView: HTMLView {
    func body(_ container: StateContainer<CounterViewState>) -> some HTML { p { "0" } }
}
