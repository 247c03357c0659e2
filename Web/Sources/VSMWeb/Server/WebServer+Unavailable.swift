#if !Web
/// A server of a site; it needs the trait `Web`.
@available(
    *,
    unavailable,
    message: "WebServer needs the trait \"Web\": .package(url: …, from: …, traits: [.defaults, \"Web\"])."
)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct WebServer {
    /// The configuration of a server.
    public struct Configuration {
        /// Creates a configuration.
        public init(
            address: String = "127.0.0.1",
            port: Int = 8080,
            hosts: Set<String>? = nil,
            isSecure: Bool = false,
            limits: SessionLimits = SessionLimits(),
            secret: ServerSecret = .random()
        ) {}
    }

    /// Creates a server.
    public init(_ site: Site, configuration: Configuration = Configuration()) {}

    /// Serves until the process is asked to stop.
    public func run(onReady: @escaping @Sendable () async -> Void = {}) async throws {}
}
#endif
