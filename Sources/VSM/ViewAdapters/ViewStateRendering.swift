/// A view that renders the state of a container.
///
/// Conform a view, a view controller or anything else that shows a state. You can then read the state and observe
/// actions without naming the container:
///
/// ```swift
/// struct CounterView: View, @MainActor ViewStateRendering {
///     @StateObject var container: StateContainer<CounterViewState>
///
///     init(state: CounterViewState) { _container = .init(state: state) }
///
///     var body: some View {
///         switch state {
///         case .counting(let model): Button("\(model.count)") { observe(model.increment()) }
///         }
///     }
/// }
/// ```
public protocol ViewStateRendering: ActionObserving {
    // The requirement is repeated, so that Swift infers it from the type of the container.
    /// The states that actions return.
    associatedtype ActionState

    /// The states that the view renders; the same as those that actions return.
    associatedtype ViewState = ActionState where ViewState == ActionState

    /// The container, which holds the state and observes actions.
    var container: StateContainer<ViewState> { get }
}

extension ViewStateRendering where ViewState: StateWithInitialAction {
    /// Observes the action with which the feature begins; see ``StateWithInitialAction``.
    public func observeInitialAction() { container.observeInitialAction() }
}

extension ViewStateRendering {
    /// The state to render.
    public var state: ViewState { container.state }
}
