#if canImport(SwiftUI)
public import SwiftUI

/// The state of a SwiftUI view.
///
/// The view is updated when the state changes. Actions are observed, and values bound, through the projection:
///
/// ```swift
/// struct BlogView: View {
///     @ViewState var state: BlogViewState
///
///     init(blogId: Int) {
///         _state = .init(wrappedValue: .initialized(BlogLoaderModel(blogId: blogId)))
///     }
///
///     var body: some View {
///         switch state {
///         case .initialized(let model):
///             ProgressView().onAppear { $state.observe(model.loadBlog()) }
///         …
///         }
///     }
/// }
/// ```
///
/// The first state is made, and its container with it, when the view appears for the first time; both live as long as
/// the view does, however often SwiftUI makes the view's value anew.
///
/// For views that are objects use ``RenderedViewState``.
@MainActor @preconcurrency
@propertyWrapper
// SwiftUI looks for the conformance from wherever it is, so it is not tied to the main actor.
public struct ViewState<State>: nonisolated DynamicProperty {
    @StateObject private var container: StateContainer<State>

    /// Makes a view's state with the first one.
    ///
    /// - Parameter state: makes the first state; called once for the life of the view.
    public init(wrappedValue state: @autoclosure @escaping () -> State) {
        self.init(container: StateContainer(state: state(), isolation: MainActor.shared))
    }

    /// Makes a view's state with a container of your own.
    ///
    /// - Parameter container: makes the container, which belongs to the main actor; called once for the life of the
    ///   view.
    public init(container: @autoclosure @escaping () -> StateContainer<State>) {
        // Outside of a view tree, in a test say, a state object makes its object again and again.
        let once = Once(container)
        _container = StateObject(wrappedValue: once.value)
    }

    /// The state to render.
    public var wrappedValue: State { container.state }

    /// Observes actions, binds values, publishes states.
    public var projectedValue: StateContainer<State> { container }
}

/// A value that is made when it is first asked for.
private final class Once<Value> {
    private let make: () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Value) {
        self.make = make
    }
}
#endif
