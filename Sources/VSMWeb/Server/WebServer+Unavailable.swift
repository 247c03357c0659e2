#if !Web
/// Serves a site to browsers, where the package is taken with the trait `Web`.
@available(
    *,
    unavailable,
    message: "Take the package with its trait: .package(url: …, from: …, traits: [.defaults, \"Web\"])."
)
public struct WebServer {
    /// Where and how a server serves its site.
    public struct Configuration {
        /// Describes where and how to serve.
        public init(
            address: String = "127.0.0.1",
            port: Int = 8080,
            hosts: Set<String>? = nil,
            isSecure: Bool = false,
            limits: SessionLimits = SessionLimits()
        ) {}
    }

    /// Makes a server.
    public init(_ site: Site, configuration: Configuration = Configuration()) {}

    /// Serves until the process is asked to stop.
    public func run(onReady: @escaping @Sendable () async -> Void = {}) async throws {}
}
#endif
