// Closures that take the current state.

import VSM

extension BlogViewState {
    fileprivate var blog: (any LoadedBlogModeling)? { if case .loaded(let model) = self { model } else { nil } }
}

@MainActor
func reload(_ container: StateContainer<BlogViewState>) {
    // expected-error: has no member 'relod'
    container.observeIfOffered { $0.blog?.relod() }
    // expected-error: Return an action, or nil. Wrap a closure that waits: ObservedAction { … }.
    container.observeIfOffered { $0.blog?.blogText }
    container.observeIfOffered { state in
        // expected-error: Return an action, or nil. Wrap a closure that waits: ObservedAction { … }.
        if let blog = state.blog { { await blog.toggleFavorite() } }
    }
}

@MainActor
func reloadTwice(_ container: StateContainer<BlogViewState>) {
    // expected-error: A container observes one action at a time. Return one of them.
    container.observeIfOffered { state in
        state.blog?.reload()
        state.blog?.delete()
    }
}
