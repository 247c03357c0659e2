import SwiftUI
import VSM

/// The view of vsm-ios's first guide, on a state object.
///
/// In Swift 6 mode without the upcoming feature `InferIsolatedConformances` a view says that it conforms on the main
/// actor; elsewhere it may leave that out, see `VerbatimViews.swift`.
struct BlogView: View, @MainActor ViewStateRendering {
    @StateObject var container: StateContainer<BlogViewState>

    init(api: BlogAPI, blogId: Int) {
        _container = .init(state: .initialized(BlogLoaderModel(blogId: blogId, api: api)))
    }

    var body: some View {
        VStack {
            switch container.state {
            case .loading, .initialized:
                ProgressView()
            case .loaded(let loadedBlogModel):
                Text(loadedBlogModel.blogText)
                Button("Delete") {
                    container.observe(loadedBlogModel.delete())
                }
            case .deleted:
                Text("Deleted!")
            }
        }.onAppear {
            if case .initialized(let blogLoaderModel) = container.state {
                container.observe(blogLoaderModel.loadBlog())
            }
        }
    }
}

/// The same view on a property wrapper.
struct WrappedBlogView: View {
    @ViewState var state: BlogViewState

    init(api: BlogAPI, blogId: Int) {
        _state = .init(wrappedValue: .initialized(BlogLoaderModel(blogId: blogId, api: api)))
    }

    var body: some View {
        VStack {
            switch state {
            case .initialized(let blogLoaderModel):
                ProgressView()
                    .onAppear { $state.observe(blogLoaderModel.loadBlog()) }
            case .loading:
                ProgressView()
            case .loaded(let loadedBlogModel):
                Text(loadedBlogModel.blogText)
                Button("Delete") { $state.observe(loadedBlogModel.delete()) }
            case .deleted:
                Text("Deleted!")
            }
        }
    }
}
