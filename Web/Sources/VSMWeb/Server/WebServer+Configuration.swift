extension WebServer {
    /// The configuration of a server.
    public struct Configuration: Sendable {
        /// The address on which the server listens; with `127.0.0.1`, only this machine can reach it.
        public var address: String
        /// The port on which the server listens.
        public var port: Int
        /// The names under which browsers reach the server, with the port unless it is the default of the scheme.
        ///
        /// Requests for any other name are refused. The default is the names of this machine.
        public var hosts: Set<String>
        /// Whether browsers reach the server over TLS, which a proxy provides.
        public var isSecure: Bool
        /// The limits on the resources that browsers may use.
        public var limits: SessionLimits
        /// The key with which cookies are signed.
        ///
        /// The default is random. After a restart, the cookies of the earlier process are no longer valid, and its
        /// visitors become new ones. Set a secret of your own if the data of visitors, such as a cart, must survive a
        /// restart, or if several processes serve one site.
        public var secret: ServerSecret
        /// The path at which the server reports whether it is ready for browsers, or `nil`.
        ///
        /// A request for it, under any name, is answered with 200. The answer is 503 with a sentence when the server is
        /// about to stop, or if ``checkReadiness`` says why the application is not ready. The server serves all the same.
        ///
        /// The path followed by `/live` is answered with 200 as long as the process answers, for a supervisor that
        /// replaces processes that do not.
        public var healthPath: String? = "/vsm/health"
        /// Returns a sentence if the application is not ready for browsers, or `nil` if it is.
        ///
        /// ```swift
        /// configuration.checkReadiness = {
        ///     await database.isConnected ? nil : "The database cannot be reached."
        /// }
        /// ```
        ///
        /// One check runs at a time, for all requests to ``healthPath``. If it takes longer than two seconds, it is
        /// cancelled, and the application is not ready.
        public var checkReadiness: (@Sendable () async -> String?)?
        /// How long the server continues to serve its open pages after it was asked to stop.
        ///
        /// Its sessions are closed one after the other in this time, those with a running action last, so that their
        /// browsers do not all reach the other servers at once. Meanwhile, it answers requests for new pages with 503,
        /// and a load balancer sends them to another server. The default is zero, for a single server.
        public var drainTime = Duration.zero
        /// How long the server waits for actions that must finish (`FinishingAction`) after it was asked to stop.
        ///
        /// It stops waiting when they have ended. Actions that still run after this time end with the process, and the
        /// log says so. After this time and ``drainTime``, the last states for the ``pageStore`` have five seconds more.
        public var finishTime = Duration.seconds(10)

        /// Stores the states of each ``PreservedView``, so that they survive the server; `nil` if none survives.
        public var pageStore: (any PageStore)?
        /// How long the server waits for its store.
        var pagePatience = PreservedPages.Patience()

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - address: The address on which to listen.
        ///   - port: The port on which to listen.
        ///   - hosts: The names under which browsers reach the server; the default is the names of this machine.
        ///   - isSecure: Whether browsers reach the server over TLS, which a proxy provides.
        ///   - limits: The limits on the resources that browsers may use.
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

        /// The rules that decide which requests the server accepts.
        var gate: RequestGate { RequestGate(hosts: Set(hosts.map { $0.lowercased() }), isSecure: isSecure) }

        /// The cookies of the server.
        var cookies: VisitorCookies { VisitorCookies(secret: secret, isSecure: isSecure) }
    }
}
