// An action that returns nothing. The view calls it without `observe`.

import VSM

@MainActor
func save(_ container: StateContainer<BlogViewState>, _ autoSave: @escaping (String) -> Void) {
    // expected-error: This action returns nothing, so there is nothing to observe. Call it without observe, or
    container.observe(autoSave("text"))

    // expected-error: This action returns nothing, so there is nothing to observe.
    container.observe(autoSave("text"), debounced: .seconds(0.5))

    // expected-error: cannot convert value of type 'Void' to closure result type
    container.observe { autoSave("text") }
}
