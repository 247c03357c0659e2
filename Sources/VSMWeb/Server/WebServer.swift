#if Web
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import ServiceLifecycle

/// Serves a site to browsers.
///
/// ```swift
/// try await WebServer(site, configuration: .init(port: 8080)).run {
///     print("Open http://localhost:8080")
/// }
/// ```
///
/// For TLS, put a proxy in front of the server, set `isSecure` and `hosts`, and set ``SessionLimits/sessionsPerAddress`` to
/// `nil`. The proxy must open a connection for each WebSocket: only the first request of a connection can be upgraded.
public struct WebServer: Sendable {
    private let site: Site
    private let configuration: Configuration
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

    /// The limit of connections, lowered to the open files that the system allows, less some for the process itself.
    private var maximumConnections: Int {
        var files = rlimit()
        guard getrlimit(Self.openFiles, &files) == 0 else { return configuration.limits.connections }
        return min(configuration.limits.connections, max(16, Int(clamping: files.rlim_cur) - 64))
    }

    #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    private static let openFiles = RLIMIT_NOFILE
    #endif

    /// Serves until the process is asked to stop, with `SIGTERM` or `SIGINT`.
    ///
    /// - Parameter onReady: Called once, when browsers can connect.
    /// - Throws: ``WebServerError`` if the server cannot listen.
    public func run(onReady: @escaping @Sendable () async -> Void = {}) async throws {
        let registry = SessionRegistry(site: site, limits: configuration.limits)
        let gate = RequestGate(
            hosts: Set(configuration.hosts.map { $0.lowercased() }),
            isSecure: configuration.isSecure
        )
        let responder = SiteResponder(site: site, registry: registry, gate: gate, limits: configuration.limits)
        let sockets = LiveSockets(registry: registry, limits: configuration.limits, logger: logger)
        let application = Application(
            responder: responder,
            server: HTTPServerBuilder { respond in
                LiveChannel(http: HTTP1Channel(responder: respond), gate: gate, sockets: sockets)
            },
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.address, port: configuration.port),
                availableConnectionsDelegate: MaximumAvailableConnections(maximumConnections)
            ),
            services: [SessionSweeper(registry: registry)],
            onServerRunning: { _ in await onReady() },
            logger: logger
        )
        do {
            try await application.runService()
        } catch let error as IOError {
            throw WebServerError(error, configuration)
        }
        await registry.closeAll()
    }
}

/// Why a server could not start.
public struct WebServerError: Error, CustomStringConvertible {
    /// What happened, and what to do about it.
    public let description: String

    init(_ error: IOError, _ configuration: WebServer.Configuration) {
        let place = "\(configuration.address), port \(configuration.port)"
        description =
            switch error.errnoCode {
            case EADDRINUSE: "Another process listens on \(place). Stop it, or choose another port."
            case EACCES: "This user may not listen on \(place). Ports below 1024 are often reserved."
            case EADDRNOTAVAIL: "\(configuration.address) is not an address of this machine."
            default: "Cannot listen on \(place): \(error)"
            }
    }
}

/// Closes sessions whose browsers did not return.
private struct SessionSweeper: Service {
    let registry: SessionRegistry

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(5))
                await registry.closeExpired()
            }
        }
    }
}
#endif
