/// A type that observes actions and moves through the states that they return.
///
/// A type that implements the three methods below gets every form of `observe` that ``StateContainer`` has. Most types
/// forward the three methods to a container:
///
/// ```swift
/// struct Counter: ActionObserving {
///     let container: StateContainer<CounterViewState>
///
///     func observe(_ action: ObservedAction<CounterViewState>, from call: CallSite) {
///         container.observe(action, from: call)
///     }
///
///     func observe(
///         _ makeAction: @escaping () -> ObservedAction<CounterViewState>,
///         limit: RateLimit,
///         identifier: AnyHashable,
///         from call: CallSite
///     ) {
///         container.observe(makeAction, limit: limit, identifier: identifier, from: call)
///     }
///
///     func observe(
///         _ action: ObservedAction<CounterViewState>,
///         until predicate: @escaping (CounterViewState) -> Bool,
///         from call: CallSite
///     ) async -> CounterViewState? {
///         await container.observe(action, until: predicate, from: call)
///     }
/// }
/// ```
///
/// A debounced or throttled action is called and observed when its time is over. The running action continues until
/// then. A waiting call is dropped when an action is observed that is neither debounced nor throttled, and when the
/// container is released. A waiting ``FinishingAction`` is called then, instead of being dropped. Calls from the same place form
/// a group, in which the latest call replaces a waiting one. Pass an identifier to group calls differently, above all in a
/// function that is called for several things, such as the fields of a form. While a
/// call of a group waits, the clock of the group's first call measures the time.
///
/// Every form also takes the file and the line of the call, which have defaults. They group calls and tell observers
/// where an action comes from.
public protocol ActionObserving {
    /// The states that actions return.
    associatedtype ActionState

    /// Observes an action now.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - call: Where the action is observed.
    func observe(_ action: ObservedAction<ActionState>, from call: CallSite)

    /// Creates and observes an action now, for the forms of `observe`.
    func _observe(making makeAction: () -> ObservedAction<ActionState>, from call: CallSite)

    /// Observes an action when its rate limit allows it.
    ///
    /// - Parameters:
    ///   - makeAction: Calls the action. The closure is called when the limit allows it, or never if a later call
    ///     replaces it.
    ///   - limit: The limit, which decides when the action is observed.
    ///   - identifier: Actions with the same identifier replace each other while they wait.
    ///   - call: Where the action is observed.
    func observe(
        _ makeAction: @escaping () -> ObservedAction<ActionState>,
        limit: RateLimit,
        identifier: AnyHashable,
        from call: CallSite
    )

    /// Observes an action now and waits for one of its states.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - predicate: Returns whether a state is the one to wait for.
    ///   - call: Where the action is observed.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    func observe(
        _ action: ObservedAction<ActionState>,
        until predicate: @escaping (ActionState) -> Bool,
        from call: CallSite
    ) async -> ActionState?
}

extension ActionObserving {
    /// Observes an action now.
    @inlinable
    public func _observe(making makeAction: () -> ObservedAction<ActionState>, from call: CallSite) {
        observe(makeAction(), from: call)
    }

    /// Observes an action when its limit allows it, or now without a limit; the call site is the default identifier.
    @inlinable
    func observe(
        _ makeAction: @escaping () -> ObservedAction<ActionState>,
        limit: RateLimit?,
        identifier: AnyHashable?,
        from call: CallSite
    ) {
        if let limit {
            observe(makeAction, limit: limit, identifier: identifier ?? AnyHashable(call), from: call)
        } else {
            _observe(making: makeAction, from: call)
        }
    }

    /// Observes an action now and waits for one of its states.
    ///
    /// ```swift
    /// await container.observe(ObservedAction { await model.toggleFavorite() }, until: { $0.isFavorite })
    /// ```
    ///
    /// - Parameters:
    ///   - action: What the action returned; a ``StateSequence`` needs no wrapping.
    ///   - predicate: Returns whether a state is the one to wait for.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    @_disfavoredOverload
    public func observe(
        _ action: ObservedAction<ActionState>,
        until predicate: @escaping (ActionState) -> Bool,
        file: String = #fileID,
        line: UInt = #line
    ) async -> ActionState? {
        await observe(action, until: predicate, from: CallSite(file: file, line: line))
    }
}
