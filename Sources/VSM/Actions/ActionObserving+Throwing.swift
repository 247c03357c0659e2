// For each shape of action, one declaration explains all forms: immediate, debounced and throttled.
extension ActionObserving {
    /// Explains why a sequence that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the sequence and return a state for it: use a sequence whose Failure is Never."
    )
    @discardableResult
    public func observe<States: AsyncSequence>(
        _ states: States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? where States.Element == ActionState {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the action and return a state for it: do { … } catch { return … }."
    )
    @discardableResult
    public func observe(
        _ action: @escaping () async throws -> ActionState,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the action and return a state for it: do { … } catch { return … }."
    )
    @discardableResult
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async throws -> States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? where States.Element == ActionState {
        fatalError("unavailable")
    }

    #if canImport(Combine) || OpenCombine
    /// Explains why a publisher that can fail is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot fail, because the view would stop without notice. Replace the error with a state: .catch { error in Just(…) }."
    )
    @discardableResult
    public func observe(
        _ statePublisher: some Publisher<ActionState, some Error>,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? {
        fatalError("unavailable")
    }
    #endif
}
