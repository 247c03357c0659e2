import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import ServiceLifecycle
import UnixSignals

/// A server that serves a site to browsers.
///
/// ```swift
/// static func main() async {
///     await exitOnError {
///         try await WebServer(site, configuration: .init(port: 8080)).run {
///             print("Open http://localhost:8080")
///         }
///     }
/// }
/// ```
///
/// If the application has other services, add the server to their `ServiceGroup`. For an application with its own
/// routes, use ``LivePages``.
///
/// For TLS, use ``LivePages`` with Hummingbird's TLS module, or put a proxy in front of the server, set `isSecure` and
/// `hosts`, and set ``SessionLimits/sessionsPerAddress``, ``SessionLimits/connectionsPerAddress`` and
/// ``SessionLimits/requestsPerAddress`` to `nil`. The proxy must open a new connection for each WebSocket, because only
/// the first request of a connection can be upgraded.
public struct WebServer: Service {
    let site: Site
    let configuration: Configuration
    private let logger: Logger

    /// Creates a server; ``run(onReady:)`` starts it.
    ///
    /// - Parameters:
    ///   - site: What to serve.
    ///   - configuration: How to serve it.
    ///   - logger: Receives messages for operators.
    public init(
        _ site: Site,
        configuration: Configuration = Configuration(),
        logger: Logger = Logger(label: "vsm.web")
    ) {
        self.site = site
        self.configuration = configuration
        self.logger = logger
    }

    /// Serves until the process is asked to stop, with `SIGTERM` or `SIGINT`.
    ///
    /// - Parameter onReady: Called once, when browsers can connect.
    /// - Throws: ``WebServerError`` if the server cannot listen. ``exitOnError(_:_:)`` prints its description and
    ///   exits.
    public func run(onReady: @escaping @Sendable () async -> Void) async throws {
        let service = ReadyServer(server: self, onReady: onReady)
        let group = ServiceGroup(
            configuration: .init(services: [service], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        )
        try await group.run()
    }

    /// Serves as one of the services of a `ServiceGroup`, until the group stops it.
    ///
    /// This method does not respond to signals. To run the server without a group, use ``run(onReady:)``.
    ///
    /// - Throws: ``WebServerError`` if the server cannot listen.
    public func run() async throws {
        try await serve { _ in }
    }

    /// Serves until the task is asked to stop.
    ///
    /// - Parameter onReady: Called once, when browsers can connect, with the listening channel, whose port the system
    ///   may have chosen.
    func serve(onReady: @escaping @Sendable (any Channel) async -> Void) async throws {
        let pages = LivePages(site, configuration: configuration, logger: logger)
        let connections = LivePages.maximumConnections(configuration.limits) + OpenFiles.passing
        let application = Application(
            responder: SiteResponder(host: pages.host),
            server: .livePages(pages),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.address, port: configuration.port),
                // This only delays a new connection until connections that were told to close are closed.
                availableConnectionsDelegate: MaximumAvailableConnections(connections)
            ),
            services: [pages],
            onServerRunning: { channel in
                reportToDeveloper(channel)
                await onReady(channel)
            },
            logger: logger
        )
        await replaceFormerServer()
        do {
            try await run(application) { await pages.drain() }
        } catch let error as IOError {
            throw WebServerError(error, configuration)
        }
    }

    /// Runs an application and stops it some time after this task is asked to stop.
    private func run(_ application: some Service, drain: @escaping @Sendable () async -> Void) async throws {
        let group = ServiceGroup(configuration: .init(services: [application], logger: logger))
        // The task is detached because the group would otherwise stop as soon as this task is asked to.
        let running = Task.detached { try await group.run() }
        try await withTaskCancellationHandler {
            try await withGracefulShutdownHandler {
                try await running.value
            } onGracefulShutdown: {
                Task {
                    await drain()
                    await group.triggerGracefulShutdown()
                }
            }
        } onCancel: {
            running.cancel()
        }
    }
}

/// A server that reports when it is ready.
private struct ReadyServer: Service {
    let server: WebServer
    let onReady: @Sendable () async -> Void

    func run() async throws {
        try await server.serve { _ in await onReady() }
    }
}
