#if !Logging
/// An observer that requires the trait `Logging`.
@available(
    *,
    unavailable,
    message:
        "ContainerLogger needs the trait \"Logging\": .package(url: …, from: …, traits: [.defaults, \"Logging\"]) in Package.swift."
)
public struct ContainerLogger {
    /// An observer that requires the trait `Logging`.
    public init(_ logger: Any) {}
}
#endif
