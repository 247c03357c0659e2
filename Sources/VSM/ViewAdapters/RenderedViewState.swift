/// The state of a view that is an object: a view controller, a view, a window, a terminal, a test.
///
/// Use it on systems before iOS 17, outside of UIKit, and where you compare a state with the previous one. From iOS 17, a
/// view controller can read a `@ViewState` in `viewWillLayoutSubviews()`, and from iOS 26 in `updateProperties()`.
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
/// With an initial value, pass the method at the property:
/// `@RenderedViewState(render: CounterViewController.render) var state: CounterViewState = .initialized(…)`.
///
/// A `render` method without a parameter is called when the property has the new state. One with a parameter is called
/// before the change, with the new state: the property still has the previous one, so you can compare the two. (A state
/// that is observed while another one is being rendered becomes the property's value immediately, and is rendered
/// next.) Calls of `render` never nest, even if it observes an action.
///
/// The object is not retained, and rendering ends when it is released. A property that is neither read nor started
/// never renders.
///
/// The property belongs to the actor that owns its container. In a class that is isolated to an actor other than the
/// main actor, Swift does not know the actor at the property: pass it as `isolation`.
///
/// If the state type conforms to ``StateWithInitialAction``, its action is observed when rendering starts.
///
/// For SwiftUI, use `@ViewState`.
@propertyWrapper
public struct RenderedViewState<State> {
    /// The container, which observes actions, publishes states and starts rendering.
    public let projectedValue: RenderedContainer

    /// Renders with a method that is called when the state has changed.
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
    ) {
        self.init(container: StateContainer(state: wrappedValue, isolation: isolation), render: render)
        projectedValue.hasToBegin = true
    }

    /// Renders with a method that is called before the state changes, with the new state.
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
    ) {
        self.init(container: StateContainer(state: wrappedValue, isolation: isolation), render: render)
        projectedValue.hasToBegin = true
    }

    /// Begins with an action, and renders with a method that is called when the state has changed.
    ///
    /// - Parameters:
    ///   - action: What the action returned. Its first state is the first state of the view; it must be ready, as in
    ///     `StateSequence(.loading)`. The rest is observed when rendering starts.
    ///   - render: A method of the class that declares the property.
    ///   - isolation: The actor that the property belongs to; see ``StateContainer/init(state:isolation:)``.
    public init<Parent: AnyObject>(
        begin action: StateSequence<State>,
        render: @escaping (Parent) -> () -> Void,
        isolation: (any Actor)? = #isolation,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        self.init(
            container: StateContainer(beginningLater: action, isolation: isolation, from: call),
            render: render
        )
        projectedValue.hasToBegin = true
    }

    /// Begins with an action, and renders with a method that is called before the state changes, with the new state.
    ///
    /// - Parameters:
    ///   - action: What the action returned. Its first state is the first state of the view; it must be ready, as in
    ///     `StateSequence(.loading)`. The rest is observed when rendering starts.
    ///   - render: A method of the class that declares the property.
    ///   - isolation: The actor that the property belongs to; see ``StateContainer/init(state:isolation:)``.
    public init<Parent: AnyObject>(
        begin action: StateSequence<State>,
        render: @escaping (Parent) -> (State) -> Void,
        isolation: (any Actor)? = #isolation,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        self.init(
            container: StateContainer(beginningLater: action, isolation: isolation, from: call),
            render: render
        )
        projectedValue.hasToBegin = true
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

    /// The state to render; reading it starts rendering.
    @inlinable
    public var wrappedValue: State { projectedValue.state }

    /// Swift calls this when a class reads the property; it starts rendering on the instance of the class.
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
