// A view that omits a state: the feature has a new state, and this view was not updated.

import VSM

@MainActor
func body(_ container: StateContainer<BlogViewState>) -> String {
    // expected-error: switch must be exhaustive
    // expected-note: add missing case: '.failed(message: let message, _)'
    switch container.state {
    case .initialized, .loading: "One moment…"
    case .loaded(let model): model.blogText
    case .deleted: "Deleted!"
    }
}
