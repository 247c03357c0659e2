#if canImport(SwiftUI)
public import SwiftUI

/// The state of a SwiftUI view.
///
/// Views that read the state are updated when it changes. Actions are observed, and values bound, through the projection:
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
/// The container belongs to the view's identity, as a state object does: it is made when the view appears, stays however
/// often SwiftUI makes the view's value anew, and goes, with the action that it observes, when the view disappears. A view
/// that appears again, under another `id` or a second time begins with the first state. What is observed before the view
/// appears, in its initializer say, is observed by the container that it appears with.
///
/// A state type that is a ``StateWithInitialAction`` begins by itself, without `onAppear`.
///
/// For views that are objects use ``RenderedViewState``, or, from iOS 17, this property in what UIKit calls when something changes
/// that it has read.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
@propertyWrapper
// SwiftUI looks for the conformance from wherever it is, so it is not tied to the main actor.
public struct ViewState<State>: nonisolated DynamicProperty {
    @StateObject private var kept: KeptContainer<State>
    private nonisolated let uninstalled: UninstalledContainer<State>

    /// Makes a view's state with the first one.
    ///
    /// - Parameter state: The first state, of which each identity of the view makes a container.
    public nonisolated init(wrappedValue state: State) {
        self.init { StateContainer(state: state, isolation: MainActor.shared) }
    }

    /// Makes a view's state with a container of your own.
    ///
    /// - Parameter container: A container that belongs to the main actor. Wherever the view's value is shown, this is the
    ///   container; it lives as long as something holds it, or the value.
    public nonisolated init(container: StateContainer<State>) {
        self.init { container }
    }

    /// Makes a view's state with the first one, which begins with an action.
    ///
    /// - Parameter state: The first state, of which each identity of the view makes a container; see
    ///   ``StateWithInitialAction``.
    public nonisolated init(wrappedValue state: State) where State: StateWithInitialAction {
        self.init { StateContainer(beginning: state) }
    }

    private nonisolated init(makeContainer: @escaping () -> StateContainer<State>) {
        let uninstalled = UninstalledContainer(makeContainer)
        self.uninstalled = uninstalled
        _kept = StateObject(wrappedValue: KeptContainer(uninstalled.container))
    }

    /// The state to render.
    public var wrappedValue: State { container.state }

    /// Observes actions, binds values, publishes states.
    public var projectedValue: StateContainer<State> { container }

    /// The container of the state.
    public var container: StateContainer<State> {
        uninstalled.wasInstalled ? kept.container : uninstalled.container
    }

    /// Swift calls this when a class reads the property, which nothing installs: the Observation framework updates it.
    ///
    /// A `UIViewController` reads the state in `updateProperties()` or `viewWillLayoutSubviews()`, a `UIView` in
    /// `layoutSubviews()`, which UIKit calls again when the state changes. Apps that run on older systems than iOS 17 use
    /// ``RenderedViewState`` in classes; there, reading this property is reported as a ``RuntimeIssue``.
    public static subscript<Parent: AnyObject>(
        _enclosingInstance view: Parent,
        wrapped wrapped: KeyPath<Parent, State>,
        storage storage: KeyPath<Parent, ViewState<State>>
    ) -> State {
        if #unavailable(iOS 17, macOS 14, tvOS 17, watchOS 10) {
            RuntimeIssue.report(
                """
                A class reads a @ViewState, and nothing updates it on this system, which is older than iOS 17. Use \
                @RenderedViewState in \(Parent.self).
                """,
                at: ObjectIdentifier(Parent.self)
            )
        }
        return view[keyPath: storage].wrappedValue
    }

    /// Leaves the container to the view in which SwiftUI has just installed it; the next view gets another.
    public nonisolated func update() { uninstalled.release() }
}

/// Keeps a container for as long as its view is shown.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
private final class KeptContainer<State>: ObservableObject {
    let container: StateContainer<State>
    let objectWillChange: ObservableObjectPublisher

    init(_ container: StateContainer<State>) {
        self.container = container
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            // It never emits: views that read the state are updated without it, and others need not be.
            objectWillChange = ObservableObjectPublisher()
        } else {
            objectWillChange = container.objectWillChange
        }
    }
}

/// The container of a view's value that is not installed in a view.
///
/// A state object that is not installed makes its object anew whenever it is read. A test that observes an action and then
/// reads the state has to find the same container.
///
/// Sendable because SwiftUI makes state objects and updates properties on the main thread alone.
private final class UninstalledContainer<State>: @unchecked Sendable {
    /// Whether SwiftUI has installed the value in a view.
    private(set) var wasInstalled = false
    private let make: () -> StateContainer<State>
    private var made: StateContainer<State>?

    init(_ make: @escaping () -> StateContainer<State>) {
        self.make = make
    }

    var container: StateContainer<State> {
        if let made { return made }
        let container = make()
        made = container
        return container
    }

    func release() {
        made = nil
        wasInstalled = true
    }
}
#endif
