#if DEBUG
import CWebSystem
import Foundation

/// Puts the server of a developed site in the place of the one that was built before.
///
/// The former server serves until this one has loaded everything, and the port is closed for a few milliseconds.
struct ServerReplacement {
    /// The environment variable with the identifier of the former server's process.
    static let variable = "VSM_DEVELOPMENT_FORMER"

    /// How long the former server may take to close its port.
    private static let patience = Duration.seconds(15)

    let former: Int32
    let port: Int

    /// Returns the replacement, or `nil` if there is no former server.
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
    var isPortFree: Bool { UInt16(exactly: port).map(vsm_is_port_free) ?? true }
}
#endif
