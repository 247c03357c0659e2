// `debounced:` with a variable of the type `DispatchQueue.SchedulerTimeType.Stride`, for the forms of `observe` in
// vsm-ios 1.x.
#if canImport(Combine)
public import Combine
public import Dispatch

extension DispatchQueue.SchedulerTimeType.Stride: _DispatchQueueStride {
    /// The stride as the time of a rate limit.
    public var _rateLimitTime: RateLimitTime { .nanoseconds(magnitude) }
}
#elseif OpenCombineFoundation
public import Dispatch
public import OpenCombineDispatch

extension DispatchQueue.OCombine.SchedulerTimeType.Stride: _DispatchQueueStride {
    /// The stride as the time of a rate limit.
    public var _rateLimitTime: RateLimitTime { .nanoseconds(magnitude) }
}
#endif

#if canImport(Combine) || OpenCombineFoundation
/// The stride of a `DispatchQueue`, whose type the forms do not name: `.seconds(1)` would be ambiguous with
/// ``RateLimitTime``.
public protocol _DispatchQueueStride {
    /// The stride as the time of a rate limit.
    var _rateLimitTime: RateLimitTime { get }
}

extension ActionObserving {
    /// Observes an action after a time without another call.
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

    /// Observes an action after a time without another call.
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

    /// Observes an action after a time without another call.
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

    /// Observes an action after a time without another call.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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

    /// Observes an action after a time without another call.
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

    /// Observes an action after a time without another call.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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
