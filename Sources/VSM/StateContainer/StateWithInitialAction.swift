/// A type of states whose feature begins with an action, such as loading.
///
/// The feature says once which action that is, and every front end observes it when its view begins:
///
/// ```swift
/// extension QuoteViewState: StateWithInitialAction {
///     func observeInitialAction(in container: StateContainer<Self>) {
///         if case .initialized(let model) = self { container.observe(model.load()) }
///     }
/// }
/// ```
///
/// | view | when the action is observed |
/// | --- | --- |
/// | `@ViewState(wrappedValue:)`, `@StateObject` with `init(state:)` | when SwiftUI makes the container, before it renders the view for the first time |
/// | `@RenderedViewState(wrappedValue:)` | when rendering starts, before the first state is rendered |
/// | `HTMLView` of a live page | when the view appears in the page, before the page is sent |
///
/// What is ready, such as *loading*, is therefore the first that a person sees. A container that you make yourself begins when
/// you call ``StateContainer/observeInitialAction()``, say in `viewDidLoad` of a ``ViewStateRendering`` view controller. In
/// SwiftUI, a tab that is not selected may be rendered, too. What must not begin before it can be seen is observed in
/// `onAppear`.
public protocol StateWithInitialAction {
    /// Observes the action with which the feature begins.
    ///
    /// - Parameter container: The container, whose state is this one.
    func observeInitialAction(in container: StateContainer<Self>)
}

extension StateContainer where State: StateWithInitialAction {
    /// Observes the action with which the feature begins, in a container that you have made yourself.
    public func observeInitialAction() {
        state.observeInitialAction(in: self)
    }
}
