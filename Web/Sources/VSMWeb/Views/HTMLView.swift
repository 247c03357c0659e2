public import VSM

/// A part of a page with its own state.
///
/// The host keeps one ``/VSM/StateContainer`` for each place of such a view in a page. The container starts with
/// ``initialState``. When the state changes, the host renders the view again and sends the difference to the browser.
///
/// ```swift
/// struct CounterView: HTMLView {
///     var initialState: CounterViewState { .counting(CounterModel(count: 0)) }
///
///     func body(_ container: StateContainer<CounterViewState>) -> some HTML {
///         switch container.state {
///         case .counting(let model):
///             button { "Clicked \(model.count) times" }
///                 .onClick { container.observe(model.increment()) }
///         }
///     }
/// }
/// ```
///
/// A ``ViewWithInitialAction`` begins with an action, before the server sends the page. So does a view whose state type is a
/// `StateWithInitialAction`.
///
/// A view keeps its state while it stays in the same place: the same statement, in the same branch, with the same key.
/// If its parameters change so that its initial state would differ, builds with `DEBUG` and tests report it, unless the
/// view has a key, is in a row, or follows a parameter with ``HTML/onChange(of:_:)``.
/// When the view leaves the page, the action that its container observes ends, unless it is a `FinishingAction`.
public protocol HTMLView: _PrimitiveHTML {
    /// The type of the states.
    associatedtype ViewState
    /// The type of the rendered content.
    associatedtype Body: HTML

    /// The first state of the view.
    ///
    /// The property must not have side effects, because builds with `DEBUG` read it again to find a forgotten key. To
    /// start again, give the view another ``HTML/key(_:)``.
    var initialState: ViewState { get }

    /// Renders a state.
    ///
    /// - Parameter container: Holds the state, and observes the actions that event handlers of the view call.
    @HTMLBuilder func body(_ container: StateContainer<ViewState>) -> Body

    /// Renders a state into a page.
    ///
    /// It is a requirement so that the compiler specializes it in the module of the view, which knows the type of the
    /// body.
    func _renderBody(_ container: StateContainer<ViewState>, into renderer: _Renderer)

    /// The action that the view begins with; `nil` if the view is not a ``ViewWithInitialAction``.
    var _initialAction: StateSequence<ViewState>? { get }

    /// How the host preserves the state of the view; `nil` if the view is not a ``PreservedView``.
    var _preservation: _ViewPreservation<ViewState>? { get }
}

extension HTMLView {
    /// Renders the result of ``body(_:)``.
    @inlinable
    public func _renderBody(_ container: StateContainer<ViewState>, into renderer: _Renderer) {
        body(container)._render(into: renderer)
    }

    /// `nil`.
    public var _initialAction: StateSequence<ViewState>? { nil }

    /// `nil`.
    public var _preservation: _ViewPreservation<ViewState>? { nil }

    /// Describes a region, because the structure of a view changes with its state.
    public static func _describe(_ layout: inout _RunLayout) { layout.addRegion() }
}
