extension ActionObserving {
    /// Explains why a value that is not `Hashable` cannot identify a group of calls.
    @available(
        *,
        unavailable,
        message:
            "An identifier must be Hashable, because calls with equal ones form a group. Make its type Hashable, or pass a text."
    )
    @_disfavoredOverload
    @discardableResult
    public func observe<Action, Identifier>(
        _ action: @autoclosure () -> Action,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: Identifier,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? {
        fatalError("unavailable")
    }

    /// Explains why a value that is not `Hashable` cannot identify a group of calls.
    @available(
        *,
        unavailable,
        message:
            "An identifier must be Hashable, because calls with equal ones form a group. Make its type Hashable, or pass a text."
    )
    @_disfavoredOverload
    @discardableResult
    public func observe<Identifier>(
        _ nextState: @autoclosure () -> ActionState,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: Identifier,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? {
        fatalError("unavailable")
    }
}
