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
public protocol HTMLView: PrimitiveHTML {
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
    /// You do not implement this method; ``body(_:)`` is enough. It is a requirement so that it is compiled in your module,
    /// where the type of the body is known.
    func renderBody(_ container: StateContainer<ViewState>, into renderer: Renderer)

    /// Begins the view when it appears in a page.
    ///
    /// You do not implement this method. It is a requirement so that it knows whether the states begin with an action.
    func begin(_ container: StateContainer<ViewState>, with renderer: Renderer)
}

extension HTMLView where ViewState: StateWithInitialAction {
    /// Observes the action with which the states begin, when what appears has been rendered.
    public func begin(_ container: StateContainer<ViewState>, with renderer: Renderer) {
        renderer.appear { [weak container] in container?.observeInitialAction() }
    }
}

extension HTMLView {
    /// Renders what ``body(_:)`` returns.
    @inlinable
    public func renderBody(_ container: StateContainer<ViewState>, into renderer: Renderer) {
        body(container).render(into: renderer)
    }

    /// Does nothing.
    public func begin(_ container: StateContainer<ViewState>, with renderer: Renderer) {}

    /// The structure of a view changes with its state.
    public static func describe(_ layout: inout RunLayout) { layout.addRegion() }

    /// Renders the view at its place, where its state is kept.
    public func render(into renderer: Renderer) {
        renderer.view {
            MountedView(self, at: renderer)
        } update: { (mounted: MountedView<Self>) in
            mounted.replaceView(with: self, by: renderer)
        }
    }
}
