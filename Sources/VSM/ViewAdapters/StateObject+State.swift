#if canImport(SwiftUI)
public import SwiftUI

extension StateObject {
    /// Makes a state object that is a container, with its first state.
    ///
    /// ```swift
    /// struct BlogView: View, ViewStateRendering {
    ///     @StateObject var container: StateContainer<BlogViewState>
    ///
    ///     init(blogId: Int) {
    ///         _container = .init(state: .initialized(BlogLoaderModel(blogId: blogId)))
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter state: The first state, of which each identity of the view makes a container.
    public nonisolated init<State>(state: State) where ObjectType == StateContainer<State> {
        self.init(wrappedValue: StateContainer(state: state, isolation: MainActor.shared))
    }
}
#endif
