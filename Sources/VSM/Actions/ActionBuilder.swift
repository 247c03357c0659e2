/// A result builder for the action that a state offers, or for none.
///
/// A closure with this builder takes a state, and calls an action of any shape. Where the state does not offer the action,
/// the closure returns `nil`, or an `if` without `else` has no effect:
///
/// ```swift
/// Button("Save") { $state.observeIfOffered { $0.editor?.save(name) } }
///
/// Button("Cancel booking") {
///     $state.observeIfOffered { state in
///         if case .loaded(let model) = state, model.number == number { model.cancel() }
///     }
/// }
/// ```
///
/// A closure that waits is wrapped: `ObservedAction { await model.toggleFavorite() }`. In a closure with `return`, all actions
/// are wrapped: `return ObservedAction(model.cancel())`.
@resultBuilder
public enum ActionBuilder<State> {
    /// The literal `nil`, for no action.
    public struct NoAction: ExpressibleByNilLiteral {
        /// Creates the literal.
        public init(nilLiteral: ()) {}
    }

    /// No action.
    public static func buildExpression(_ nothing: NoAction) -> ObservedAction<State>? { nil }

    /// An action that returned a state.
    public static func buildExpression(_ state: State) -> ObservedAction<State>? { ObservedAction(state) }

    /// An action that returned a state, or none.
    @_disfavoredOverload
    public static func buildExpression(_ state: State?) -> ObservedAction<State>? { state.map { ObservedAction($0) } }

    /// An action that has a type of its own, such as a ``StateSequence``, or none.
    @_disfavoredOverload
    public static func buildExpression(_ action: (some ActionResult<State>)?) -> ObservedAction<State>? {
        action.map { $0._observed }
    }

    #if canImport(Combine) || OpenCombine
    /// An action that returned a publisher of states, or none.
    @_disfavoredOverload
    public static func buildExpression(_ publisher: (some Publisher<State, Never>)?) -> ObservedAction<State>? {
        publisher.map { ObservedAction($0) }
    }
    #endif

    /// Explains why a value of another type is not an action.
    @available(*, unavailable, message: "Return an action, or nil. Wrap a closure that waits: ObservedAction { … }.")
    @_disfavoredOverload
    public static func buildExpression<Other>(_ other: Other) -> ObservedAction<State>? { fatalError("unavailable") }

    /// No action.
    public static func buildBlock() -> ObservedAction<State>? { nil }

    /// The action of the closure.
    public static func buildBlock(_ action: ObservedAction<State>?) -> ObservedAction<State>? { action }

    /// Explains why a closure has one action.
    @available(*, unavailable, message: "A container observes one action at a time. Return one of them.")
    public static func buildBlock(_ actions: ObservedAction<State>?...) -> ObservedAction<State>? {
        fatalError("unavailable")
    }

    /// The action of an `if`, or none.
    public static func buildOptional(_ action: ObservedAction<State>??) -> ObservedAction<State>? { action ?? nil }

    /// The action of one branch.
    public static func buildEither(first action: ObservedAction<State>?) -> ObservedAction<State>? { action }

    /// The action of the other branch.
    public static func buildEither(second action: ObservedAction<State>?) -> ObservedAction<State>? { action }

    /// The action of a branch for later systems.
    public static func buildLimitedAvailability(_ action: ObservedAction<State>?) -> ObservedAction<State>? { action }
}
