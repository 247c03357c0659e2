// An action that returns nothing. The view calls it without `observe`.

import VSM

@MainActor
func save(_ container: StateContainer<BlogViewState>, _ autoSave: @escaping (String) -> Void) {
    // expected-error: This action returns nothing. Call it without observe, or return a state.
    container.observe(autoSave("text"))

    // expected-error: This action returns nothing.
    container.observe(autoSave("text"), debounced: .seconds(0.5))

    // expected-error: cannot convert value of type 'Void' to closure result type
    container.observe { autoSave("text") }
}
