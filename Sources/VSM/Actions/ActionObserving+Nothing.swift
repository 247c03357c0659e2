extension ActionObserving {
    /// Explains why an action that returns nothing cannot be observed.
    @available(
        *,
        unavailable,
        message:
            "This action returns nothing, so there is nothing to observe. Call it without observe, or let it return the state that follows."
    )
    @_disfavoredOverload
    @discardableResult
    public func observe(
        _ action: @autoclosure () -> Void,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? {
        fatalError("unavailable")
    }
}
