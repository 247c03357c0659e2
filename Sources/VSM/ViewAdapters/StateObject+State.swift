#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension StateObject {
    /// Creates a state object for a container with its first state, and begins with its action if the type has one.
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
    /// - Parameter state: The first state; see ``StateWithInitialAction``. SwiftUI creates a container with it for each
    ///   identity of the view.
    public nonisolated init<State>(state: State) where ObjectType == StateContainer<State> {
        self.init(wrappedValue: StateContainer(beginning: state))
    }

    /// Creates a state object for a container that begins with an action.
    ///
    /// - Parameter action: Calls the action, whose first state must be ready, as in `StateSequence(.loading)`. SwiftUI
    ///   creates a container with it for each identity of the view.
    public nonisolated init<State>(
        begin action: @autoclosure @escaping () -> StateSequence<State>,
        file: String = #fileID,
        line: UInt = #line
    ) where ObjectType == StateContainer<State> {
        self.init(wrappedValue: StateContainer(begin: action(), isolation: MainActor.shared, file: file, line: line))
    }
}

extension StateContainer {
    /// Creates a container on the main actor and observes the action with which the feature begins, if the state type has
    /// one.
    convenience init(beginning state: State) {
        self.init(state: state, isolation: MainActor.shared)
        observeInitialActionIfAny()
    }
}
#endif
