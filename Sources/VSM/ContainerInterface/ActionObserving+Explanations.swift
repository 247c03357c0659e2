// Declarations that only explain a mistake. For each, one explains the immediate and the debounced form.
extension ActionObserving {
    /// Explains why a sequence that can throw is not an action.
    @available(*, unavailable, message: "An action cannot throw. Use a sequence whose Failure is Never.")
    @_disfavoredOverload
    @discardableResult
    public func observe<States: AsyncSequence>(
        _ states: States,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? where States.Element == ActionState { fatalError("unavailable") }

    /// Explains why a closure that can throw is not an action.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    @discardableResult
    public func observe(
        _ action: @escaping () async throws -> ActionState,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains why a closure that can throw is not an action.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    @discardableResult
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async throws -> States,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? where States.Element == ActionState { fatalError("unavailable") }

    #if canImport(Combine) || OpenCombine
    /// Explains why a publisher that can fail is not an action.
    @available(*, unavailable, message: "An action cannot fail. Replace the error with a state: .catch { Just(…) }.")
    @_disfavoredOverload
    @discardableResult
    public func observe(
        _ statePublisher: some Publisher<ActionState, some Error>,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }
    #endif

    /// Explains why an action that returns nothing cannot be observed.
    @available(*, unavailable, message: "This action returns nothing. Call it without observe, or return a state.")
    @_disfavoredOverload
    @discardableResult
    public func observe(
        _ action: @autoclosure () -> Void,
        debounced dueTime: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains why a value that is not `Hashable` cannot identify a group of calls.
    @available(*, unavailable, message: "An identifier must be Hashable: calls with equal ones form a group.")
    @_disfavoredOverload
    @discardableResult
    public func observe<Action, Identifier>(
        _ action: @autoclosure () -> Action,
        debounced dueTime: RateLimitTime,
        identifier: Identifier,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains why a value that is not `Hashable` cannot identify a group of calls.
    @available(*, unavailable, message: "An identifier must be Hashable: calls with equal ones form a group.")
    @_disfavoredOverload
    @discardableResult
    public func observe<Identifier>(
        _ nextState: @autoclosure () -> ActionState,
        debounced dueTime: RateLimitTime,
        identifier: Identifier,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains that an identifier groups calls that wait.
    @available(*, unavailable, message: "An identifier groups calls that wait. Write debounced: or throttled:, too.")
    @discardableResult
    public func observe<Action>(
        _ action: @autoclosure () -> Action,
        identifier: Any?,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains that an identifier groups calls that wait.
    @available(*, unavailable, message: "An identifier groups calls that wait. Write debounced: or throttled:, too.")
    @discardableResult
    public func observe(
        _ nextState: @autoclosure () -> ActionState,
        identifier: Any?,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains that an action has one limit.
    @available(*, unavailable, message: "An action is debounced or throttled, not both.")
    @_disfavoredOverload
    @discardableResult
    public func observe<Action>(
        _ action: @autoclosure () -> Action,
        debounced dueTime: RateLimitTime,
        throttled interval: RateLimitTime,
        identifier: Any? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains that an action has one limit.
    @available(*, unavailable, message: "An action is debounced or throttled, not both.")
    @_disfavoredOverload
    @discardableResult
    public func observe(
        _ nextState: @autoclosure () -> ActionState,
        debounced dueTime: RateLimitTime,
        throttled interval: RateLimitTime,
        identifier: Any? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains how other shapes are throttled.
    @available(*, unavailable, message: "Wrap the action: observe(ObservedAction(action), throttled: …).")
    @_disfavoredOverload
    @discardableResult
    public func observe<Action>(
        _ action: @autoclosure () -> Action,
        throttled interval: RateLimitTime,
        identifier: Any? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains how other shapes are throttled.
    @available(*, unavailable, message: "Wrap the action: observe(ObservedAction(action), throttled: …).")
    @_disfavoredOverload
    @discardableResult
    public func observe(
        _ nextState: @autoclosure () -> ActionState,
        throttled interval: RateLimitTime,
        identifier: Any? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) -> ActionState? { fatalError("unavailable") }

    /// Explains that other shapes have to be wrapped.
    @available(*, unavailable, message: "Wrap the action: observe(ObservedAction(action), until: { … }).")
    @_disfavoredOverload
    @discardableResult
    public func observe<Action>(
        _ action: Action,
        until predicate: @escaping (ActionState) -> Bool,
        file: String = #fileID,
        line: UInt = #line
    ) async -> ActionState? { fatalError("unavailable") }

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
