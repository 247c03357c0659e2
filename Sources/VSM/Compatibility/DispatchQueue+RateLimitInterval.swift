// The strides of a `DispatchQueue`, in which vsm-ios measured the time of `debounced:`.
#if canImport(Combine)
public import Combine
public import Dispatch

extension DispatchQueue.SchedulerTimeType.Stride: RateLimitInterval {
    /// The stride as a duration.
    public var rateLimitTime: RateLimitTime { .nanoseconds(magnitude) }
}
#elseif OpenCombineFoundation
public import Dispatch
public import OpenCombineDispatch

extension DispatchQueue.OCombine.SchedulerTimeType.Stride: RateLimitInterval {
    /// The stride as a duration.
    public var rateLimitTime: RateLimitTime { .nanoseconds(magnitude) }
}
#endif
