import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import ServiceLifecycle

/// The pages of a site within a Hummingbird application that also has its own routes.
///
/// ```swift
/// let pages = LivePages(site, configuration: .init(port: 8080))
/// let router = Router()
/// router.get("api/orders") { request, context in try await orders.all() }
/// router.addLivePages(pages)
///
/// let application = Application(
///     router: router,
///     server: .livePages(pages),
///     configuration: .init(address: .hostname("127.0.0.1", port: 8080)),
///     services: [pages]
/// )
/// try await application.runService()
/// ```
///
/// All three are required: the router answers requests for pages and files, the server carries the live connections,
/// and the service closes sessions whose browsers do not return. For an application that only serves pages, use
/// ``WebServer``.
///
/// For TLS, wrap the server with Hummingbird's module `HummingbirdTLS`, and set
/// ``WebServer/Configuration/isSecure``:
///
/// ```swift
/// server: try .tls(.livePages(pages), tlsConfiguration: tls)
/// ```
///
/// Use a proxy for HTTP/2: the limits of connections, bodies and times apply to HTTP/1.1 connections.
///
/// The address and the port of the configuration are not used, except for the default of
/// ``WebServer/Configuration/hosts``. Its limits of connections, heads and ``SessionLimits/bodyTime`` also apply to the
/// routes of the application. Everything else applies only to the pages.
public struct LivePages: Service {
    let host: SiteHost
    let connections: ConnectionRegistry
    let sockets: LiveSockets
    let configuration: WebServer.Configuration
    private let logger: Logger

    /// Creates the pages of a site.
    ///
    /// If the application has metrics or traces, call `MetricsSystem.bootstrap(_:)` and
    /// `InstrumentationSystem.bootstrap(_:)` first. The observers of the scope of this call, which `withContainerObserver`
    /// opens, observe the containers of all pages.
    ///
    /// - Parameters:
    ///   - site: What to serve.
    ///   - configuration: How to serve it.
    ///   - logger: Receives messages for operators.
    public init(
        _ site: Site,
        configuration: WebServer.Configuration = WebServer.Configuration(),
        logger: Logger = Logger(label: "vsm.web")
    ) {
        self.configuration = configuration
        self.logger = logger
        let served = site.served(with: configuration)
        let monitor = ServerMonitor(logger: logger)
        let limits = configuration.limits
        let pages = configuration.pageStore.map { store in
            PreservedPages(store: store, patience: configuration.pagePatience) { monitor.pageStoreFailed($0) }
        }
        let registry = SessionRegistry(site: served, limits: limits, metrics: monitor.metrics, pages: pages)
        let host = SiteHost(
            site: served,
            gate: configuration.gate,
            cookies: configuration.cookies,
            limits: limits,
            healthPath: configuration.healthPath,
            readiness: Readiness(check: configuration.checkReadiness),
            phase: ServerPhase(),
            registry: registry,
            monitor: monitor
        )
        self.host = host.developed(for: configuration)
        connections = ConnectionRegistry(
            maximum: Self.maximumConnections(limits),
            perAddress: limits.connectionsPerAddress,
            requests: limits.requestsPerAddress,
            monitor: monitor
        )
        sockets = LiveSockets(registry: registry, limits: limits, monitor: monitor)
    }

    /// Closes sessions whose browsers did not return, and closes all sessions when the process is asked to stop.
    ///
    /// It returns when all actions that must finish have ended, or after ``WebServer/Configuration/finishTime``, and when the
    /// states of all pages are stored, or after five seconds more.
    public func run() async throws {
        announceAdditions()
        await cancelWhenGracefulShutdown {
            var unusedMemory = UnusedMemory()
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(5))
                let count = await host.registry.closeExpired()
                if unusedMemory.record(sessions: count) { UnusedMemory.release() }
            }
        }
        host.phase.beginDraining()
        let deadline = host.phase.deadline(in: configuration.finishTime)
        await host.registry.closeAll()
        // Closing the sessions has called the waiting actions that must finish.
        let count = await host.registry.finishingActions.wait(until: deadline, clock: .continuous)
        if count > 0 {
            logger.warning(
                """
                Actions that are to finish still run as the server stops: \(count). They took longer than finishTime, \
                which is \(configuration.finishTime).
                """
            )
        }
        let unsavedCount = await storePages()
        if unsavedCount > 0 {
            logger.error("Pages whose states are not stored as the server stops: \(unsavedCount).")
        }
    }

    /// Waits until the states of the pages are stored.
    ///
    /// The last ones are saved when the sessions are closed, which can be after ``WebServer/Configuration/finishTime``. They
    /// have a time of their own.
    ///
    /// - Returns: The number of pages that are not stored.
    @discardableResult
    private func storePages() async -> Int {
        guard let pages = host.registry.pages else { return 0 }
        pages.hurry()
        return await pages.waitUntilAllAreStored(until: host.phase.lastDeadline(in: pages.patience.saving))
    }

    /// Prepares to stop.
    ///
    /// The server reports at ``WebServer/Configuration/healthPath`` that it is about to stop, and opens no new pages. It
    /// waits for actions that must finish, so that their results are shown, but no longer than
    /// ``WebServer/Configuration/finishTime``. Then it closes its sessions one after the other within
    /// ``WebServer/Configuration/drainTime``, those with a running action or with states that are not stored last, so that
    /// the browsers get their pages from another server. At the end, it waits until the states of all pages are stored, but
    /// no longer than five seconds.
    ///
    /// ``WebServer`` calls this itself. An application calls it before it shuts down its services.
    public func drain() async {
        host.phase.beginDraining()
        host.registry.pages?.hurry()
        let deadline = host.phase.deadline(in: configuration.finishTime)
        await host.registry.finishingActions.wait(until: deadline, clock: .continuous)
        await handOver(within: configuration.drainTime, clock: .continuous)
        // A server that ends closes its connections, also those that wait until their page is stored.
        await storePages()
    }

    /// Closes the sessions one after the other within a time.
    func handOver<C: Clock>(within time: Duration, clock: C) async where C.Duration == Duration {
        let start = clock.now
        var schedule = HandoverSchedule(await host.registry.sessions.shuffled(), within: time)
        while true {
            let elapsed = start.duration(to: clock.now)
            for session in schedule.due(after: elapsed) {
                let isClosed = await host.registry.handOver(session, isLast: schedule.isOver(after: elapsed))
                if !isClosed { schedule.postpone(session) }
            }
            if schedule.isOver(after: elapsed) { return }
            try? await clock.sleep(until: start.advanced(by: schedule.nextTime(after: elapsed)), tolerance: nil)
            if Task.isCancelled { return }
        }
    }

    /// Creates a connection, which is HTTP or live.
    func makeChannel(_ respond: @escaping HTTPChannelHandler.Responder) -> BrowserChannel<LiveChannel> {
        BrowserChannel(
            base: LiveChannel(
                http: HTTP1Channel(responder: respond),
                host: host,
                connections: connections,
                sockets: sockets
            )
        )
    }

    /// Returns the limit of connections, lowered to the number that the process's limit of open files allows.
    static func maximumConnections(_ limits: SessionLimits) -> Int {
        guard let files = OpenFiles.limit else { return limits.connections }
        // NIO's default number of event loops.
        let threads = System.coreCount
        return min(limits.connections, OpenFiles.connections(within: files, threads: threads))
    }
}
