#if Web && (DEBUG || Inspector)
import Foundation

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension WebServer.Configuration {
    /// Whether only this machine can reach the server, under the names of this machine and without TLS.
    var isForThisMachine: Bool {
        InspectionAccess.isOfThisMachine(address: address) && !isSecure
            && hosts.allSatisfy(InspectionAccess.isOfThisMachine(host:))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LivePages {
    /// Prints the address of the inspector, if there is one, to standard error.
    func announceInspector() {
        guard let url = inspectorURL else { return }
        FileHandle.standardError.write(Data("Inspect the open pages at \(url)\n".utf8))
    }

    /// The address of the inspector with its token, if there is one.
    var inspectorURL: String? {
        guard let inspector = host.inspector else { return nil }
        let name = configuration.hosts.first { $0.hasPrefix("localhost") } ?? "localhost:\(configuration.port)"
        return "http://\(name)\(InspectionAddress.path)?token=\(inspector.access.token)"
    }
}
#endif
