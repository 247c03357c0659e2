// A feature is written once and compiles everywhere: `import VSM` brings `AnyPublisher`, `Just` and the rest,
// from Combine where the system has it and from OpenCombine elsewhere.
#if canImport(Combine)
@_exported public import Combine
#elseif OpenCombine
@_exported @preconcurrency public import OpenCombine
#endif
