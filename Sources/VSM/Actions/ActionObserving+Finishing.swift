extension ActionObserving {
    /// Moves through the states of an action that runs to its end, after a time without another call.
    ///
    /// The action is called early, instead of being dropped, when an action is observed that is neither debounced nor
    /// throttled, and when the container is released.
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
    ///   - identifier: What the call saves, such as a field or the identity of a note. A later call with an equal
    ///     identifier replaces a waiting one, which is then never made. With `nil`, calls from the same place replace each
    ///     other.
    @_disfavoredOverload
    public func observe(
        _ action: @escaping @autoclosure () -> FinishingAction<ActionState>,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable?,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let limit = RateLimit(rule: .debounce, time: dueTime, finishes: true)
        container.observe(limit, identifier, from: CallSite(file: file, line: line)) { ObservedAction(action()) }
    }

    /// Moves through the states of an action that runs to its end, debounced, without saying what the call saves.
    ///
    /// Calls from the same place replace each other, whatever they save. A function that saves two fields would lose the
    /// first one's text.
    @available(*, deprecated, message: "A later call here drops a waiting save. Say what is saved, identifier: …")
    @_disfavoredOverload
    public func observe(
        _ action: @escaping @autoclosure () -> FinishingAction<ActionState>,
        debounced dueTime: RateLimitTime,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(action(), debounced: dueTime, identifier: nil, file: file, line: line)
    }

    /// Moves through the states of an action that runs to its end, throttled, without saying what the call saves.
    ///
    /// See the debounced form.
    @available(*, deprecated, message: "A later call here drops a waiting save. Say what is saved, identifier: …")
    @_disfavoredOverload
    public func observe(
        _ action: @escaping @autoclosure () -> FinishingAction<ActionState>,
        throttled interval: RateLimitTime,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(action(), throttled: interval, identifier: nil, file: file, line: line)
    }
}
