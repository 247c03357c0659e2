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
/// Over TLS, put a proxy in front of the server, set `isSecure`, name the hosts, and set
/// ``SessionLimits/sessionsPerAddress`` to `nil`. The proxy must open a connection of its own for every WebSocket: only
/// the first request of a connection can be upgraded.
public struct WebServer: Sendable {
    private let site: Site
    private let configuration: Configuration
    private let logger: Logger

    /// Makes a server; ``run(onReady:)`` starts it.
    ///
    /// - Parameters:
    ///   - site: what to serve.
    ///   - configuration: where and how to serve it.
    ///   - logger: takes what happens that an operator should know.
    public init(
        _ site: Site,
        configuration: Configuration = Configuration(),
        logger: Logger = Logger(label: "vsm.web")
    ) {
        self.site = site
        self.configuration = configuration
        self.logger = logger
    }

    /// As many as the limits say, and as the system lets the process have open files, less some for itself.
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
    /// - Parameter onReady: called once, when browsers can connect.
    /// - Throws: ``WebServerError`` when the server cannot listen.
    public func run(onReady: @escaping @Sendable () async -> Void = {}) async throws {
        let registry = SessionRegistry(site: site, limits: configuration.limits)
        let gate = RequestGate(
            hosts: Set(configuration.hosts.map { $0.lowercased() }),
            isSecure: configuration.isSecure
        )
        let responder = SiteResponder(site: site, registry: registry, gate: gate, limits: configuration.limits)
        let sockets = LiveSocket(registry: registry, limits: configuration.limits, logger: logger)
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
    /// What happened, and what can be done about it.
    public let description: String

    init(_ error: IOError, _ configuration: WebServer.Configuration) {
        let place = "\(configuration.address), port \(configuration.port)"
        description =
            switch error.errnoCode {
            case EADDRINUSE: "Something else listens on \(place) already. Stop it, or choose another port."
            case EACCES: "This user may not listen on \(place). Ports below 1024 are often reserved: choose another."
            case EADDRNOTAVAIL: "\(configuration.address) is not an address of this machine."
            default: "Cannot listen on \(place): \(error)"
            }
    }
}

/// Closes sessions that nobody came back to.
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
