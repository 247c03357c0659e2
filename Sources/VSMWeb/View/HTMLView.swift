public import VSM

/// A part of a page with a state of its own.
///
/// The host keeps one ``/VSM/StateContainer`` for every place in a page where such a view stands. It begins with
/// ``initialState``; whenever the state changes, the view is rendered again and the browser gets the difference.
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
/// A view keeps its state for as long as it stands in the same place: the same statement, in the same branch, under the
/// same key. Leaving the page ends the action that its container observes.
public protocol HTMLView: PrimitiveHTML {
    /// The states that this view can render.
    associatedtype ViewState
    /// What the view renders.
    associatedtype Body: HTML

    /// The state with which the view comes into the page.
    ///
    /// Asked for once. Give the view another ``HTML/key(_:)`` when it is to begin anew.
    var initialState: ViewState { get }

    /// Renders a state.
    ///
    /// - Parameter container: has the state, and observes the actions that the view's events call.
    @HTMLBuilder func body(_ container: StateContainer<ViewState>) -> Body
}

extension HTMLView {
    /// Adds the place of the view to a tree.
    public func render(into tree: inout TreeBuilder) {
        tree.appendView(self)
    }
}
