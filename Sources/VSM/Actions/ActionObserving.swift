/// A type whose actions a container observes: a ``StateContainer``, the projections of the property wrappers, and a view that
/// conforms to ``ViewStateRendering``.
///
/// The container gives a type every form of `observe` and `bind`:
///
/// ```swift
/// final class CounterStore: ActionObserving {
///     let container: StateContainer<CounterViewState>
///     …
/// }
///
/// store.observe(model.increment())
/// ```
///
/// A debounced or throttled action is called and observed when its time is over. The running action continues until
/// then. A waiting call is dropped when an action is observed that is neither debounced nor throttled, and when the
/// container is released. A waiting ``FinishingAction`` is called then, instead of being dropped. Calls from the same place
/// form a group, in which the latest call replaces a waiting one. Pass an identifier to group calls differently, above all
/// in a function that is called for several things, such as the fields of a form. While a call of a group waits, the clock
/// of the group's first call measures the time.
///
/// Every form also takes the file and the line of the call, which have defaults. They group calls and tell observers
/// where an action comes from.
public protocol ActionObserving<ActionState> {
    /// The states that actions return.
    associatedtype ActionState

    /// The container, which observes the actions.
    var container: StateContainer<ActionState> { get }
}

/// What an action returns: a ``StateSequence``, a ``FinishingAction``, or an ``ObservedAction``, which holds any shape.
public protocol ActionResult<State> {
    /// The states that the action returns.
    associatedtype State

    /// Whether the action is called when it waits and another one is observed, instead of being dropped.
    static var _finishes: Bool { get }

    /// The action for a container.
    var _observed: ObservedAction<State> { get }
}

extension ActionResult {
    /// Only a ``FinishingAction`` says by its type that it finishes.
    public static var _finishes: Bool { false }
}

// Forms that take neither a state nor a closure that returns one are disfavored. Otherwise, the compiler also looks for
// a mistyped state, such as `observe(.lodaing)`, in the types of these forms, and its error message is less helpful. This
// applies to the forms in `Shapes`, too.
extension ActionObserving {
    /// Moves through the states of an action of any shape.
    ///
    /// ```swift
    /// container.observe(FinishingAction(model.save(text)))
    /// ```
    ///
    /// - Parameter action: What the action returned.
    @_disfavoredOverload
    public func observe(_ action: some ActionResult<ActionState>, file: String = #fileID, line: UInt = #line) {
        container.observe(action._observed, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of an action that is grouped by what it is for, after a time without another call.
    ///
    /// A ``FinishingAction`` is called early, instead of being dropped, when an action is observed that is neither debounced
    /// nor throttled, and when the container is released.
    ///
    /// ```swift
    /// func save(_ text: String, in field: Field) {
    ///     $state.observe(model.save(text, in: field), debounced: .seconds(0.5), identifier: field)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - action: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: What the call is for, such as the field or the note that it saves. A later call with an equal
    ///     identifier replaces a waiting one, which is then never made. With `nil`, calls from the same place replace each
    ///     other.
    @_disfavoredOverload
    public func observe<Action: ActionResult<ActionState>>(
        _ action: @escaping @autoclosure () -> Action,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable?,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let limit = RateLimit(rule: .debounce, time: dueTime, finishes: Action._finishes)
        container.observe(limit, identifier, from: CallSite(file: file, line: line)) { action()._observed }
    }

    /// Moves through the states of an action, at most once in an interval.
    ///
    /// The first call is observed immediately, and the latest one within the interval at its end:
    ///
    /// ```swift
    /// container.observe(ObservedAction(model.move(to: position)), throttled: .milliseconds(100))
    /// ```
    ///
    /// - Parameters:
    ///   - action: Calls the action.
    ///   - interval: The minimum time between two actions, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    @_disfavoredOverload
    public func observe<Action: ActionResult<ActionState>>(
        _ action: @escaping @autoclosure () -> Action,
        throttled interval: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let limit = RateLimit(rule: .throttle, time: interval, finishes: Action._finishes)
        container.observe(limit, identifier, from: CallSite(file: file, line: line)) { action()._observed }
    }

    /// Moves through the states of an action and waits for one of them.
    ///
    /// With it, pulling to refresh waits for the result:
    ///
    /// ```swift
    /// List(items) { … }
    ///     .refreshable { await $state.observe(model.reload(), until: { if case .loading = $0 { false } else { true } }) }
    /// ```
    ///
    /// An action of another shape is wrapped: `observe(ObservedAction { await model.reload() }, until: { … })`.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - predicate: Returns whether a state is the one to wait for.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    @_disfavoredOverload
    public func observe(
        _ action: some ActionResult<ActionState>,
        until predicate: @escaping (ActionState) -> Bool,
        file: String = #fileID,
        line: UInt = #line
    ) async -> ActionState? {
        await container.observe(action._observed, until: predicate, from: CallSite(file: file, line: line))
    }

    /// Observes an action that the current state offers; does nothing if the state does not offer it.
    ///
    /// Code that keeps a model, such as the handler of an alert, may run when the state has changed. This form looks at the
    /// state as it is now. If the state does not offer the action, the running action continues:
    ///
    /// ```swift
    /// Button("Save") { $state.observeIfOffered { $0.editor?.save(name) } }
    /// ```
    ///
    /// - Parameter action: Takes the current state, and calls the action or returns `nil`; see ``ActionBuilder``.
    public func observeIfOffered(
        @ActionBuilder<ActionState> _ action: (ActionState) -> ObservedAction<ActionState>?,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let container = container
        guard let action = action(container.state) else { return }
        container.observe(action, from: CallSite(file: file, line: line))
    }
}
