// Values of other types than a state or an identifier.

import VSM

struct Query {}

func count() -> StateSequence<BlogViewState> {
    StateSequence {
        .loading
        // expected-error: The closure must return a state of the sequence, or another sequence.
        Next { 1 }
    }
}

func countAtOnce() -> StateSequence<BlogViewState> {
    StateSequence {
        // expected-error: The closure must return a state of the sequence, or another sequence.
        First { 1 }
        Next { .loading }
    }
}

@MainActor
func search(
    _ container: StateContainer<BlogViewState>,
    _ action: @escaping () async -> BlogViewState,
    _ states: AnyPublisher<BlogViewState, Never>
) {
    // expected-error: An identifier must be Hashable: calls with equal ones form a group.
    container.observe(.loading, debounced: .seconds(0.5), identifier: Query())
    // expected-error: An identifier must be Hashable: calls with equal ones form a group.
    container.observe(action, debounced: .seconds(0.5), identifier: Query())
    // expected-error: An identifier must be Hashable: calls with equal ones form a group.
    container.observe(states, debounced: .seconds(0.5), identifier: Query())
}

@MainActor
func refresh(_ container: StateContainer<BlogViewState>, _ states: AnyPublisher<BlogViewState, Never>) async {
    // expected-error: Wrap the action: observe(ObservedAction(action), until: { … }).
    await container.observe(states, until: { _ in true })
    await container.observe(ObservedAction(states), until: { _ in true })
}
