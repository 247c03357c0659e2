// A feature is written once and compiles everywhere: `import VSM` provides `AnyPublisher`, `Just` and the other types, from
// Combine where the system has it and from OpenCombine elsewhere.
#if canImport(Combine)
@_exported public import Combine
#elseif OpenCombine
// Its types say less about concurrency than Combine's; `observe` relies on none of it.
@_exported @preconcurrency @unsafe public import OpenCombine
#endif

// What Combine adds to Dispatch and Foundation, for packages that enable the trait.
#if !canImport(Combine) && OpenCombineFoundation
@_exported @preconcurrency @unsafe public import OpenCombineDispatch
@_exported @preconcurrency @unsafe public import OpenCombineFoundation
#endif
