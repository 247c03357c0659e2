// A state that does not exist.

import VSM

@MainActor
func leave(_ container: StateContainer<BlogViewState>) {
    // expected-error: has no member 'delted'
    container.observe(.delted)
    // expected-error: has no member 'delted'
    container.observe(.delted, debounced: .seconds(0.5))
}
