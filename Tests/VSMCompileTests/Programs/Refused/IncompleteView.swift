// A view that leaves a state out: the feature got a state more, and this place was not told.

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
