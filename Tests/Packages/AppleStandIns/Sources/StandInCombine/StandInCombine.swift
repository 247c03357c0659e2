// OpenCombine has Combine's names, so that `#if canImport(Combine)` and all behind it is compiled and run.
public import Dispatch
@_exported @preconcurrency public import OpenCombine
@_exported @preconcurrency public import OpenCombineDispatch

extension DispatchQueue {
    /// The times of a queue as a scheduler, under Combine's name.
    public typealias SchedulerTimeType = OCombine.SchedulerTimeType
}
