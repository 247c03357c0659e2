#if Web
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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
        /// The key with which cookies are signed.
        ///
        /// The default is random: after a restart, the cookies of the earlier process do not count, and its visitors become
        /// new ones. Set a secret of your own if what visitors have, such as a cart, must survive a restart, or if several
        /// processes serve one site.
        public var secret: ServerSecret
        /// The path at which the server tells whether it serves, or `nil`.
        ///
        /// A request for it, under any name, is answered with 200, or with 503 when the server is about to stop.
        public var healthPath: String? = "/vsm/health"
        /// How long the server still serves after it was asked to stop, before it finishes.
        ///
        /// Set it to the time that a load balancer needs to see, by ``healthPath``, that this server is leaving. The live
        /// connections are closed one after the other in this time, so that their browsers do not reach the other servers
        /// all at once. The default is zero, for a server without others.
        public var drainTime = Duration.zero
        /// How long the server waits for actions that are to finish (`FinishingAction`), after it was asked to stop.
        ///
        /// It waits no longer than they take. What still runs then ends with the process, and the log says so.
        public var finishTime = Duration.seconds(10)

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - address: The address on which to listen.
        ///   - port: The port on which to listen.
        ///   - hosts: The names under which browsers reach the server; the default is the names of this machine.
        ///   - isSecure: Whether browsers reach the server over TLS, which a proxy provides.
        ///   - limits: The limits of what browsers may use.
        ///   - secret: The key with which cookies are signed; the default is a random one for this process.
        public init(
            address: String = "127.0.0.1",
            port: Int = 8080,
            hosts: Set<String>? = nil,
            isSecure: Bool = false,
            limits: SessionLimits = SessionLimits(),
            secret: ServerSecret = .random()
        ) {
            self.address = address
            self.port = port
            self.hosts = hosts ?? ["localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)"]
            self.isSecure = isSecure
            self.limits = limits
            self.secret = secret
        }

        /// Which requests are for the server.
        var gate: RequestGate { RequestGate(hosts: Set(hosts.map { $0.lowercased() }), isSecure: isSecure) }

        /// The cookies of the server.
        var cookies: VisitorCookies { VisitorCookies(secret: secret, isSecure: isSecure) }
    }
}
#endif
