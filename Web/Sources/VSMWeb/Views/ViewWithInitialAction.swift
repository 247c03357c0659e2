@_spi(Host) public import VSM

/// A part of a page that begins with an action, such as loading.
///
/// The first state of the action is the first state of the view. The rest of the action is observed when the view appears on
/// the page, before the server sends the page:
///
/// ```swift
/// struct QuoteView: ViewWithInitialAction {
///     let fetchQuote: () async throws -> String
///
///     var initialAction: StateSequence<QuoteViewState> { LoaderModel(fetchQuote: fetchQuote).load() }
///
///     func body(_ container: StateContainer<QuoteViewState>) -> some HTML { … }
/// }
/// ```
///
/// A ``PreservedView`` whose state was restored does not begin.
public protocol ViewWithInitialAction: HTMLView {
    /// The action that the view begins with.
    ///
    /// Its first state must be ready, as in `StateSequence(.loading)`; otherwise, the program traps. The property must not
    /// have side effects: see ``HTMLView/initialState``.
    var initialAction: StateSequence<ViewState> { get }
}

extension ViewWithInitialAction {
    /// The first state of the action.
    public var initialState: ViewState { initialAction.splitFirst().first }

    /// The action that the view begins with.
    public var _initialAction: StateSequence<ViewState>? { initialAction }
}
