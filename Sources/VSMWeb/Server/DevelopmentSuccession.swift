#if DEBUG && Web
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Puts the server of a developed site in the place of the one that was built before.
///
/// The former server serves until this one has loaded everything, and the port is closed for a few milliseconds.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct DevelopmentSuccession {
    /// The environment variable with the identifier of the former server's process.
    static let variable = "VSM_DEVELOPMENT_FORMER"

    /// How long the former server may take to close its port.
    private static let patience = Duration.seconds(15)

    let former: Int32
    let port: Int

    /// Returns the succession, or `nil` if there is no former server.
    init?(
        _ configuration: WebServer.Configuration,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard DevelopmentFolder(for: configuration, environment: environment) != nil,
            let former = environment[Self.variable].flatMap({ Int32($0) }), former > 1
        else { return nil }
        self.former = former
        port = configuration.port
    }

    /// Stops the former server, and returns when its port is free.
    func take() async {
        kill(former, SIGTERM)
        let end = ContinuousClock.now + Self.patience
        while !isPortFree, ContinuousClock.now < end {
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
        }
    }

    /// Whether a server could listen on the port.
    var isPortFree: Bool {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        let attempt = socket(AF_INET, kind, 0)
        guard attempt >= 0, let number = in_port_t(exactly: port) else { return true }
        defer { close(attempt) }
        var isReused: Int32 = 1
        setsockopt(attempt, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(attempt, $0, size) == 0 }
        }
    }
}
#endif
