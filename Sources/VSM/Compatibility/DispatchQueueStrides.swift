// The forms of 1.x with `debounced:`, for a variable whose type is the stride of a `DispatchQueue`. Prefer a ``RateLimitTime``.
#if canImport(Combine)
public import Combine
public import Dispatch

extension DispatchQueue.SchedulerTimeType.Stride: _DispatchQueueStride {
    /// The stride as a time.
    public var _rateLimitTime: RateLimitTime { .nanoseconds(magnitude) }
}
#elseif OpenCombineFoundation
public import Dispatch
public import OpenCombineDispatch

extension DispatchQueue.OCombine.SchedulerTimeType.Stride: _DispatchQueueStride {
    /// The stride as a time.
    public var _rateLimitTime: RateLimitTime { .nanoseconds(magnitude) }
}
#endif

#if canImport(Combine) || OpenCombineFoundation
/// The stride of a `DispatchQueue`, which is the only type that conforms.
///
/// If the forms below named the stride, `.seconds(1)` would have two types.
public protocol _DispatchQueueStride {
    /// The stride as a time.
    var _rateLimitTime: RateLimitTime { get }
}

extension ActionObserving {
    /// Prefer a ``RateLimitTime``.
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
    @_disfavoredOverload
    public func observe(
        _ nextState: @escaping @autoclosure () -> ActionState,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState(), debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Prefer a ``RateLimitTime``.
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
    @_disfavoredOverload
    public func observe(
        _ stateSequence: @escaping @autoclosure () -> StateSequence<ActionState>,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(stateSequence(), debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Prefer a ``RateLimitTime``.
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
    @_disfavoredOverload
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> some Publisher<ActionState, Never>,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(statePublisher(), debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Prefer a ``RateLimitTime``.
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
    @available(Systems 2024, *)
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(states(), debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Prefer a ``RateLimitTime``.
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
    @_disfavoredOverload
    public func observeAsync(
        _ nextState: @escaping () async -> ActionState,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        observe(nextState, debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }

    /// Prefer a ``RateLimitTime``.
    @available(swift, deprecated: 100, message: "Prefer a RateLimitTime, such as .seconds(0.5).")
    @available(Systems 2024, *)
    @_disfavoredOverload
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: some _DispatchQueueStride,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        observe(stateSequence, debounced: dueTime._rateLimitTime, identifier: identifier, file: file, line: line)
    }
}
#endif
