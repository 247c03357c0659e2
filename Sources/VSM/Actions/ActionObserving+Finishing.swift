#if canImport(SwiftUI)
public import SwiftUI
#endif

// Forms that take neither a state nor a closure that returns one are disfavored. Otherwise, the compiler also looks for
// a mistyped state, such as `observe(.lodaing)`, in the types of these forms, and its error message is less helpful.
extension ActionObserving {
    /// Moves through the states of an action that runs to its end.
    ///
    /// - Parameter action: The states; see ``FinishingAction``.
    @_disfavoredOverload
    public func observe(
        _ action: FinishingAction<ActionState>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(ObservedAction(action), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of an action that runs to its end, debounced or throttled.
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
    ///   - interval: The minimum time between two actions, instead of `debounced`. Passing both traps.
    ///   - identifier: What the call saves, such as a field or the identity of a note. A later call with an equal
    ///     identifier replaces a waiting one, which is then never made. With `nil`, calls from the same place replace each
    ///     other.
    @_disfavoredOverload
    public func observe(
        _ action: @escaping @autoclosure () -> FinishingAction<ActionState>,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable?,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let limit = RateLimit(debounced: dueTime, throttled: interval, from: call)?.finishing()
        observe({ ObservedAction(action()) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of an action that runs to its end, debounced or throttled, without saying what the call
    /// saves.
    ///
    /// Calls from the same place replace each other, whatever they save. A function that saves two fields would lose the
    /// first one's text.
    @available(*, deprecated, message: "A later call here drops a waiting save. Say what is saved, identifier: …")
    @_disfavoredOverload
    public func observe(
        _ action: @escaping @autoclosure () -> FinishingAction<ActionState>,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(action(), debounced: dueTime, throttled: interval, identifier: nil, file: file, line: line)
    }
}

#if canImport(SwiftUI)
extension ActionBinding {
    /// Binds a value to an action that runs to its end.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value, and returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> FinishingAction<ActionState>,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }
}
#endif
