// An action that is called but not observed: its states would be lost.

import VSM

@MainActor
func forget(_ container: StateContainer<BlogViewState>) async {
    switch container.state {
    case .initialized(let model), .failed(_, let model):
        // expected-warning: result of call to 'loadBlog()' is unused
        model.loadBlog()
    case .loaded(let model):
        // expected-warning: result of call to 'delete()' is unused
        model.delete()
        // expected-warning: result of call to 'reload()' is unused
        model.reload()
        // expected-warning: result of call to 'toggleFavorite()' is unused
        await model.toggleFavorite()
    case .loading, .deleted:
        break
    }
}
