/// A state type whose feature begins with an action, such as loading.
///
/// The feature declares the action once, and every front end observes it when its view begins:
///
/// ```swift
/// extension QuoteViewState: StateWithInitialAction {
///     func observeInitialAction(in container: StateContainer<Self>) {
///         if case .initialized(let model) = self { container.observe(model.load()) }
///     }
/// }
/// ```
///
/// The action is observed
///
/// - with `@ViewState(wrappedValue:)`, and `@StateObject` with `init(state:)`: when SwiftUI creates the container, before it
///   renders the view for the first time.
/// - with `@RenderedViewState(wrappedValue:)`: when rendering starts, before the first state is rendered.
/// - with `HTMLView` of a live page: when the view appears on the page, before the page is sent.
///
/// A state that needs no waiting, such as *loading*, is therefore the first that a user sees. For a container that you
/// create yourself, call ``StateContainer/observeInitialAction()``, for example in `viewDidLoad` of a
/// ``ViewStateRendering`` view controller. SwiftUI may also render a tab that is not selected. Observe an action in
/// `onAppear` if it must not begin before its view is visible.
public protocol StateWithInitialAction {
    /// Observes the action with which the feature begins.
    ///
    /// - Parameter container: The container, whose state is this one.
    func observeInitialAction(in container: StateContainer<Self>)
}

extension StateContainer where State: StateWithInitialAction {
    /// Observes the action with which the feature begins, in a container that you create yourself.
    public func observeInitialAction() {
        state.observeInitialAction(in: self)
    }
}

extension StateContainer {
    /// Observes the action that the container was created with, or else that of the state type, if there is one.
    ///
    /// The type is asked when the program runs, because generic code does not know it when it is compiled.
    @usableFromInline
    func observeInitialActionIfAny() {
        if let begin = lazyParts?.initialAction {
            lazyParts?.initialAction = nil
            if actionNumber == 0 { begin(self) }
            return
        }
        func observe<Beginning: StateWithInitialAction>(_ type: Beginning.Type) {
            (self as? StateContainer<Beginning>)?.observeInitialAction()
        }
        if let type = State.self as? any StateWithInitialAction.Type { observe(type) }
    }
}
