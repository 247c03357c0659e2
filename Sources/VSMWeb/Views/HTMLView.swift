public import VSM

/// A part of a page with a state of its own.
///
/// The host keeps one ``/VSM/StateContainer`` for each place of such a view in a page. It starts with ``initialState``.
/// When the state changes, the host renders the view again and sends the difference to the browser.
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
/// A view whose state type is a `StateWithInitialAction` begins with that action, before the page is sent.
///
/// A view keeps its state as long as it stays in the same place: the same statement, in the same branch, with the same key.
/// If its parameters change there so that it would begin with another state, builds with `DEBUG` and tests report it, unless
/// the view has a key, is in a row, or follows a parameter with ``HTML/onChange(of:_:)``.
/// When it leaves the page, the action that its container observes ends, unless it is a `FinishingAction`.
public protocol HTMLView: _PrimitiveHTML {
    /// The type of the states.
    associatedtype ViewState
    /// The type of the rendered content.
    associatedtype Body: HTML

    /// The first state of the view.
    ///
    /// It is what a view begins with, and makes nothing: builds with `DEBUG` read it again to find a forgotten key. To start
    /// again, give the view another ``HTML/key(_:)``.
    var initialState: ViewState { get }

    /// Renders a state.
    ///
    /// - Parameter container: Holds the state, and observes the actions that events of the view call.
    @HTMLBuilder func body(_ container: StateContainer<ViewState>) -> Body

    /// Renders a state into a page.
    ///
    /// It is a requirement so that it is compiled in the module of the view, where the type of the body is known.
    func _renderBody(_ container: StateContainer<ViewState>, into renderer: _Renderer)

    /// Begins the view when it appears in a page.
    ///
    /// It is a requirement so that it knows whether the states begin with an action.
    func _begin(_ container: StateContainer<ViewState>, with renderer: _Renderer)
}

extension HTMLView where ViewState: StateWithInitialAction {
    /// Observes the action with which the states begin, when what appears has been rendered.
    public func _begin(_ container: StateContainer<ViewState>, with renderer: _Renderer) {
        renderer.appear { [weak container] in container?.observeInitialAction() }
    }
}

extension HTMLView {
    /// Renders what ``body(_:)`` returns.
    @inlinable
    public func _renderBody(_ container: StateContainer<ViewState>, into renderer: _Renderer) {
        body(container)._render(into: renderer)
    }

    /// Does nothing.
    public func _begin(_ container: StateContainer<ViewState>, with renderer: _Renderer) {}

    /// The structure of a view changes with its state.
    public static func _describe(_ layout: inout _RunLayout) { layout.addRegion() }
}
