// OpenCombine has Combine's names, so that `#if canImport(Combine)` and all behind it is compiled and run.
@_exported @preconcurrency public import OpenCombine
@_exported @preconcurrency public import OpenCombineDispatch
public import Dispatch

extension DispatchQueue {
    /// The times of a queue as a scheduler, under Combine's name.
    public typealias SchedulerTimeType = OCombine.SchedulerTimeType
}
