#if Web
extension WebServer {
    /// How a server serves its site.
    public struct Configuration: Sendable {
        /// The address on which the server listens; with `127.0.0.1`, only this machine can reach it.
        public var address: String
        /// The port on which the server listens.
        public var port: Int
        /// The names under which browsers reach the server, with the port unless it is the default one of the scheme.
        ///
        /// Requests for any other name are refused. The default is the names of this machine.
        public var hosts: Set<String>
        /// Whether browsers reach the server over TLS, which a proxy provides.
        public var isSecure: Bool
        /// The limits of what browsers may use.
        public var limits: SessionLimits

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - address: The address on which to listen.
        ///   - port: The port on which to listen.
        ///   - hosts: The names under which browsers reach the server; the default is the names of this machine.
        ///   - isSecure: Whether browsers reach the server over TLS, which a proxy provides.
        ///   - limits: The limits of what browsers may use.
        public init(
            address: String = "127.0.0.1",
            port: Int = 8080,
            hosts: Set<String>? = nil,
            isSecure: Bool = false,
            limits: SessionLimits = SessionLimits()
        ) {
            self.address = address
            self.port = port
            self.hosts = hosts ?? ["localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)"]
            self.isSecure = isSecure
            self.limits = limits
        }
    }
}
#endif
