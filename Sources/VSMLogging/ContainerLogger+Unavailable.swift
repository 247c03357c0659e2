#if !Logging
/// Needs the trait `Logging`.
@available(
    *,
    unavailable,
    message:
        "ContainerLogger needs the trait \"Logging\": .package(url: …, from: …, traits: [.defaults, \"Logging\"]) in Package.swift."
)
public struct ContainerLogger {}
#endif
