#if !Tracing && !Web
/// An observer that requires the trait `Tracing`.
@available(
    *,
    unavailable,
    message:
        "ContainerTracer needs the trait \"Tracing\": .package(url: …, from: …, traits: [.defaults, \"Tracing\"]) in Package.swift."
)
public struct ContainerTracer {
    /// An observer that requires the trait `Tracing`.
    public init(_ tracer: Any) {}
}
#endif
