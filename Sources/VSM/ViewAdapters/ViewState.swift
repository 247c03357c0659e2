#if canImport(SwiftUI)
public import SwiftUI

/// The state of a SwiftUI view.
///
/// SwiftUI updates views that read the state when it changes. The projection observes actions and binds values:
///
/// ```swift
/// struct QuoteScreen: View {
///     @ViewState(begin: QuoteViewState.LoaderModel().load()) var state: QuoteViewState
///
///     var body: some View {
///         switch state {
///         case .loading:
///             ProgressView()
///         case .loaded(let quote, let model):
///             Text(quote.text)
///             Button("Another") { $state.observe(model.reload()) }
///         case .failed(let model):
///             Button("Retry") { $state.observe(model.retry()) }
///         }
///     }
/// }
/// ```
///
/// A preview or a parent view gives the state: `init(state: QuoteViewState) { _state = .init(wrappedValue: state) }`.
///
/// The container belongs to the view's identity, as a state object does. It is created when the view appears, and stays
/// the same when SwiftUI recreates the view's value. When the view disappears, the container and its running action
/// end. A view that appears again, or under another `id`, begins with the first state. Actions that are observed before
/// the view appears, for example in its initializer, are observed by the container that it appears with.
///
/// A view with a first state, `init(wrappedValue:)`, begins with the action of ``StateWithInitialAction``, if its state type
/// conforms to that.
///
/// For views that are objects, use ``RenderedViewState``. From iOS 17, you can also read this property in the methods
/// that UIKit tracks.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
@propertyWrapper
// SwiftUI looks up the conformance on any thread, so it is not isolated to the main actor.
public struct ViewState<State>: nonisolated DynamicProperty {
    @StateObject private var kept: KeptContainer<State>
    private nonisolated let uninstalled: UninstalledContainer<State>

    /// Creates the state of a view with its first value, and begins with its action if the type has one.
    ///
    /// - Parameter state: The first state; see ``StateWithInitialAction``. SwiftUI creates a container with it for each
    ///   identity of the view.
    public nonisolated init(wrappedValue state: State) {
        self.init { StateContainer(beginning: state) }
    }

    /// Creates the state of a view that begins with an action.
    ///
    /// - Parameter action: Calls the action, whose first state is the first state of the view; it must be ready, as in
    ///   `StateSequence(.loading)`. SwiftUI creates a container with it for each identity of the view.
    public nonisolated init(
        begin action: @autoclosure @escaping () -> StateSequence<State>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        self.init { StateContainer(begin: action(), isolation: MainActor.shared, file: file, line: line) }
    }

    /// Creates the state of a view with a container of your own.
    ///
    /// - Parameter container: A container that belongs to the main actor. Every view that shows this value uses it. It
    ///   lives for as long as something retains it or the value.
    public nonisolated init(container: StateContainer<State>) {
        self.init { container }
    }

    nonisolated init(makeContainer: @escaping () -> StateContainer<State>) {
        let uninstalled = UninstalledContainer(makeContainer)
        self.uninstalled = uninstalled
        _kept = StateObject(wrappedValue: KeptContainer(uninstalled.container))
    }

    /// The state to render.
    public var wrappedValue: State { container.state }

    /// The container, which observes actions, binds values and publishes states.
    public var projectedValue: StateContainer<State> { container }

    /// The container of the state.
    public var container: StateContainer<State> {
        uninstalled.wasInstalled ? kept.container : uninstalled.container
    }

    /// Swift calls this when a class reads the property; the Observation framework updates the class.
    ///
    /// A `UIViewController` reads the state in `updateProperties()` or `viewWillLayoutSubviews()`, and a `UIView` in
    /// `layoutSubviews()`. UIKit calls these methods again when the state changes. On systems before iOS 17, use
    /// ``RenderedViewState`` in classes: reading this property there reports a ``RuntimeIssue``.
    public static subscript<Parent: AnyObject>(
        _enclosingInstance view: Parent,
        wrapped wrapped: KeyPath<Parent, State>,
        storage storage: KeyPath<Parent, ViewState<State>>
    ) -> State {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            ProgramFlag.stateIsTracked.set()
        } else {
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

    /// Hands the container over to the view in which SwiftUI has just installed it; the next view gets another one.
    public nonisolated func update() { uninstalled.release() }
}

/// An object that retains a container for as long as its view is shown.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
private final class KeptContainer<State>: ObservableObject {
    let container: StateContainer<State>
    let objectWillChange: ObservableObjectPublisher

    init(_ container: StateContainer<State>) {
        self.container = container
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            // It never emits, because SwiftUI tracks what its views read: see `StateStorage.recordReading()`.
            objectWillChange = ObservableObjectPublisher()
            ProgramFlag.stateIsTracked.set()
        } else {
            objectWillChange = container.objectWillChange
        }
    }
}

/// The container of a view value that SwiftUI has not installed.
///
/// A state object that is not installed creates a new object each time it is read. A test that observes an action and
/// then reads the state has to get the same container.
///
/// The class is Sendable, because SwiftUI creates state objects and updates properties only on the main thread.
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
