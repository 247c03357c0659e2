// OpenCombine with Combine's name, so that code in `#if canImport(Combine)` is compiled and run.
public import Dispatch
@_exported @preconcurrency public import OpenCombine
@_exported @preconcurrency public import OpenCombineDispatch

extension DispatchQueue {
    /// The times of a queue as a scheduler, with Combine's name.
    public typealias SchedulerTimeType = OCombine.SchedulerTimeType
}
