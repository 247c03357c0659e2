// Features compile on every system: `import VSM` provides `AnyPublisher`, `Just` and the other types, from Combine
// where it exists and from OpenCombine elsewhere.
#if canImport(Combine)
@_exported public import Combine
#elseif OpenCombine
@_exported public import CombineOnLinux
// OpenCombine's types have fewer concurrency annotations than Combine's; `observe` does not rely on them.
@_exported @preconcurrency @unsafe public import OpenCombine
#endif

// Combine's additions to Dispatch and Foundation, for packages that enable the trait.
#if !canImport(Combine) && OpenCombineFoundation
@_exported @preconcurrency @unsafe public import OpenCombineDispatch
@_exported @preconcurrency @unsafe public import OpenCombineFoundation
#endif
