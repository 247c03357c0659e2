// An action with two limits, an identifier without a limit, and a throttled action that is not wrapped.

import VSM

@MainActor
func search(
    _ container: StateContainer<BlogViewState>,
    _ sequence: StateSequence<BlogViewState>,
    _ closure: @escaping () async -> BlogViewState,
    _ publisher: AnyPublisher<BlogViewState, Never>,
    _ save: FinishingAction<BlogViewState>
) {
    // expected-error: An action is debounced or throttled, not both.
    container.observe(.loading, debounced: 0.5, throttled: 0.5)
    // expected-error: An action is debounced or throttled, not both.
    container.observe(sequence, debounced: 0.5, throttled: 0.5)
    // expected-error: An action is debounced or throttled, not both.
    container.observe(closure, debounced: 0.5, throttled: 0.5, identifier: "search")
    // expected-error: An action is debounced or throttled, not both.
    container.observe(publisher, debounced: 0.5, throttled: 0.5, identifier: "search")
    // expected-error: An action is debounced or throttled, not both.
    container.observe(save, debounced: 0.5, throttled: 0.5, identifier: "save")

    // expected-error: An identifier groups calls that wait. Write debounced: or throttled:, too.
    container.observe(.loading, identifier: "search")
    // expected-error: An identifier groups calls that wait. Write debounced: or throttled:, too.
    container.observe(sequence, identifier: "search")
    // expected-error: An identifier groups calls that wait. Write debounced: or throttled:, too.
    container.observe(closure, identifier: "search")
    // expected-error: An identifier groups calls that wait. Write debounced: or throttled:, too.
    container.observe(publisher, identifier: "search")
    // expected-error: An identifier groups calls that wait. Write debounced: or throttled:, too.
    container.observe(save, identifier: "save")

    // expected-error: Wrap the action: observe(ObservedAction(action), throttled: …).
    container.observe(.loading, throttled: 0.5)
    // expected-error: Wrap the action: observe(ObservedAction(action), throttled: …).
    container.observe(closure, throttled: 0.5)
    // expected-error: Wrap the action: observe(ObservedAction(action), throttled: …).
    container.observe(publisher, throttled: 0.5, identifier: "search")

    container.observe(ObservedAction(.loading), throttled: 0.5)
    container.observe(sequence, throttled: 0.5, identifier: "search")
    container.observe(ObservedAction(closure), throttled: 0.5)
    container.observe(ObservedAction(publisher), throttled: 0.5)
    container.observe(save, throttled: 0.5, identifier: "save")
}
