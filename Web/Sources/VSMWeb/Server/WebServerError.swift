import Foundation
import NIOCore

/// An error that prevents a server from starting.
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
