/// The state of a view that is an object: a view controller, a view, a window, a terminal, a test.
///
/// The object's `render` method is called with the current state when rendering starts, and with every state after
/// that. Rendering starts when the property is first read, or with ``RenderedContainer/startRendering(on:)``. Actions
/// are observed through the projection:
///
/// ```swift
/// final class CounterViewController: UIViewController {
///     @RenderedViewState var state: CounterViewState
///
///     init(state: CounterViewState) {
///         _state = .init(wrappedValue: state, render: Self.render)
///         super.init(nibName: nil, bundle: nil)
///     }
///
///     required init?(coder: NSCoder) { fatalError("The state is missing.") }
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         $state.startRendering(on: self)
///     }
///
///     func render() {
///         switch state { … }
///     }
/// }
/// ```
///
/// With an initial value the method is named at the property:
/// `@RenderedViewState(render: CounterViewController.render) var state: CounterViewState = .initialized(…)`.
///
/// A `render` method without a parameter is called when the property has the new state. One with a parameter is called
/// before that, with the new state: the property still has the one before, so the two can be compared. (A state that is
/// observed while another is being rendered is the property's at once, and rendered when its turn comes.) Calls of
/// `render` never nest, even when it observes an action.
///
/// The object is held weakly, and rendering ends when it is released. A property that is neither read nor started never
/// renders.
///
/// The property belongs to the actor that owns its container. Swift does not know that actor at the property of a class
/// that is isolated to anything but the main actor: pass it there as `isolation`.
///
/// If the state type is a ``StateWithInitialAction``, its action is observed when rendering starts.
///
/// For SwiftUI use `@ViewState`.
@propertyWrapper
public struct RenderedViewState<State> {
    /// Observes actions, publishes states, starts rendering.
    public let projectedValue: RenderedContainer

    /// Renders with a method that is called when the state has changed.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first state.
    ///   - render: A method of the class that declares the property.
    ///   - isolation: The actor that the property belongs to; see ``StateContainer/init(state:isolation:)``.
    @inlinable
    public init<Parent: AnyObject>(
        wrappedValue: State,
        render: @escaping (Parent) -> () -> Void,
        isolation: (any Actor)? = #isolation
    ) {
        self.init(container: StateContainer(state: wrappedValue, isolation: isolation), render: render)
    }

    /// Renders with a method that is called before the state changes, with the new state.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first state.
    ///   - render: A method of the class that declares the property.
    ///   - isolation: The actor that the property belongs to; see ``StateContainer/init(state:isolation:)``.
    @inlinable
    public init<Parent: AnyObject>(
        wrappedValue: State,
        render: @escaping (Parent) -> (State) -> Void,
        isolation: (any Actor)? = #isolation
    ) {
        self.init(container: StateContainer(state: wrappedValue, isolation: isolation), render: render)
    }

    /// Renders with a method that is called when the state has changed, and begins with an action.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first state; see ``StateWithInitialAction``.
    ///   - render: A method of the class that declares the property.
    ///   - isolation: The actor that the property belongs to; see ``StateContainer/init(state:isolation:)``.
    @inlinable
    public init<Parent: AnyObject>(
        wrappedValue: State,
        render: @escaping (Parent) -> () -> Void,
        isolation: (any Actor)? = #isolation
    ) where State: StateWithInitialAction {
        self.init(container: StateContainer(state: wrappedValue, isolation: isolation), render: render)
        projectedValue.begin = { $0.observeInitialAction() }
    }

    /// Renders with a method that is called before the state changes, with the new state, and begins with an action.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first state; see ``StateWithInitialAction``.
    ///   - render: A method of the class that declares the property.
    ///   - isolation: The actor that the property belongs to; see ``StateContainer/init(state:isolation:)``.
    @inlinable
    public init<Parent: AnyObject>(
        wrappedValue: State,
        render: @escaping (Parent) -> (State) -> Void,
        isolation: (any Actor)? = #isolation
    ) where State: StateWithInitialAction {
        self.init(container: StateContainer(state: wrappedValue, isolation: isolation), render: render)
        projectedValue.begin = { $0.observeInitialAction() }
    }

    /// Renders the states of a container with a method that is called when the state has changed.
    ///
    /// - Parameters:
    ///   - container: Holds the state.
    ///   - render: A method of the class that declares the property.
    @inlinable
    public init<Parent: AnyObject>(container: StateContainer<State>, render: @escaping (Parent) -> () -> Void) {
        projectedValue = RenderedContainer(container, .didSet) { (view: Parent, _) in render(view)() }
    }

    /// Renders the states of a container with a method that is called before the state changes, with the new state.
    ///
    /// - Parameters:
    ///   - container: Holds the state.
    ///   - render: A method of the class that declares the property.
    @inlinable
    public init<Parent: AnyObject>(container: StateContainer<State>, render: @escaping (Parent) -> (State) -> Void) {
        projectedValue = RenderedContainer(container, .willSet) { (view: Parent, state) in render(view)(state) }
    }

    /// The state to render; reading it starts the rendering.
    @inlinable
    public var wrappedValue: State { projectedValue.state }

    /// Swift calls this when a class reads the property, which starts the rendering on the class's instance.
    @inlinable
    public static subscript<Parent: AnyObject>(
        _enclosingInstance view: Parent,
        wrapped wrapped: KeyPath<Parent, State>,
        storage storage: KeyPath<Parent, RenderedViewState<State>>
    ) -> State {
        let container = view[keyPath: storage].projectedValue
        if !container.start(on: view) { RenderedContainer.trap(in: view) }
        return container.state
    }
}
