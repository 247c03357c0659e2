// Closures that take the current state, and return an action of any shape or none.

import VSM

extension BlogViewState {
    fileprivate var blog: (any LoadedBlogModeling)? { if case .loaded(let model) = self { model } else { nil } }
}

@MainActor
func act(in container: StateContainer<BlogViewState>, on text: String) {
    container.observeIfOffered { $0.blog?.reload() }
    container.observeIfOffered { $0.blog?.delete() }
    container.observeIfOffered { $0.blog?.blogText == text ? .deleted : nil }
    container.observeIfOffered { state in
        if case .loaded(let blog) = state, blog.blogText == text { blog.delete() }
    }
    container.observeIfOffered { state in
        if let blog = state.blog { ObservedAction { await blog.toggleFavorite() } }
    }
    container.observeIfOffered { state in
        switch state {
        case .initialized(let loader), .failed(_, let loader): loader.loadBlog()
        case .loading, .deleted: nil
        case .loaded(let blog): blog.reload()
        }
    }
    container.observeIfOffered { state in
        guard let blog = state.blog, blog.blogText == text else { return nil }
        return ObservedAction(blog.reload())
    }
}

struct BlogScreen: ViewStateRendering {
    let container: StateContainer<BlogViewState>

    @MainActor
    func delete() { observeIfOffered { $0.blog?.delete() } }
}
