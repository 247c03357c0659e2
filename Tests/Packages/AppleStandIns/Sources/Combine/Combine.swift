// OpenCombine has Combine's names, so that `#if canImport(Combine)` and all behind it is compiled and run.
@_exported @preconcurrency public import OpenCombine
