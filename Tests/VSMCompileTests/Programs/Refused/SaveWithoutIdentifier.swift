// A debounced save that does not say what it saves. A call for another field would drop it.

import VSM

@MainActor
func save(
    _ field: String,
    _ container: StateContainer<BlogViewState>,
    _ action: @escaping () -> FinishingAction<BlogViewState>
) {
    // expected-warning: is deprecated: A later call here drops a waiting save. Say what is saved, identifier: …
    container.observe(action(), debounced: .seconds(0.5))

    // expected-warning: is deprecated: A later call here drops a waiting save.
    container.observe(action(), throttled: 1)

    container.observe(action(), debounced: .seconds(0.5), identifier: field)
    container.observe(action(), throttled: 1, identifier: nil)
    container.observe(action())
}
