import VSMRateLimiting

// Disfavored as the forms in `ActionObserving+Now.swift` are.
extension ActionObserving {
    /// Moves to a state that an action returns, after a time without another call.
    ///
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// ```swift
    /// container.observe(model.filter(text), debounced: 0.3)
    /// ```
    ///
    /// - Parameters:
    ///   - nextState: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    public func observe(
        _ nextState: @escaping @autoclosure () -> ActionState,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(nextState())
        }
    }

    /// Moves to the state that an asynchronous action returns, after a time without another call.
    ///
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// ```swift
    /// container.observe({ await model.search(text) }, debounced: 0.3)
    /// ```
    ///
    /// - Parameters:
    ///   - action: Returns the new state.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    public func observe(
        _ action: @escaping () async -> ActionState,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(action)
        }
    }

    /// Moves through the states of a sequence, after a time without another call.
    ///
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// ```swift
    /// container.observe(model.search(text), debounced: 0.3)
    /// ```
    ///
    /// - Parameters:
    ///   - stateSequence: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    @_disfavoredOverload
    public func observe(
        _ stateSequence: @escaping @autoclosure () -> StateSequence<ActionState>,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(stateSequence())
        }
    }

    #if canImport(Combine) || OpenCombine
    /// Moves through the states that a publisher emits, after a time without another call.
    ///
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// - Parameters:
    ///   - statePublisher: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> some Publisher<ActionState, Never>,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(statePublisher())
        }
    }
    #endif

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
        let limit = RateLimit.debounced(dueTime)
        container.observe(limit, identifier, finishes: Action._finishes, from: CallSite(file: file, line: line)) {
            action()._observed
        }
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
        let limit = RateLimit.throttled(interval)
        container.observe(limit, identifier, finishes: Action._finishes, from: CallSite(file: file, line: line)) {
            action()._observed
        }
    }
}
