#if Web
extension WebServer {
    /// Where and how a server serves its site.
    public struct Configuration: Sendable {
        /// The address on which the server listens; `127.0.0.1` lets this machine only reach it.
        public var address: String
        /// The port on which the server listens.
        public var port: Int
        /// The names under which browsers reach the server, with the port unless it is the scheme's own.
        ///
        /// Requests for any other name are refused. By default the names of this machine.
        public var hosts: Set<String>
        /// Whether browsers reach the server over TLS, which something in front of it provides.
        public var isSecure: Bool
        /// How much browsers may ask of the server.
        public var limits: SessionLimits

        /// Describes where and how to serve.
        ///
        /// - Parameters:
        ///   - address: the address on which to listen.
        ///   - port: the port on which to listen.
        ///   - hosts: the names under which browsers reach the server; by default the names of this machine.
        ///   - isSecure: whether browsers reach the server over TLS, which something in front of it provides.
        ///   - limits: how much browsers may ask of the server.
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
