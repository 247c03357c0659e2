#if !Web
/// Serves a site to browsers, where the package is taken with the trait `Web`.
@available(
    *,
    unavailable,
    message: "Take the package with its trait: .package(url: …, from: …, traits: [.defaults, \"Web\"])."
)
public struct WebServer {}
#endif
