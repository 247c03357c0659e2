#if DEBUG
import Foundation

extension WebServer.Configuration {
    /// Whether only this machine can reach the server, under the names of this machine and without TLS.
    var isForThisMachine: Bool {
        OwnMachine.isAddress(address) && !isSecure && !hosts.isEmpty && hosts.allSatisfy(OwnMachine.isName)
    }
}

extension Site {
    /// The site with what this server adds to its pages.
    func served(with configuration: WebServer.Configuration) -> Site {
        // Other machines must not reach an inspector.
        let site = configuration.isForThisMachine ? self : withoutInspection
        return DevelopmentFolder(for: configuration)?.prepare(site) ?? site
    }
}

extension LivePages {
    /// Prints the address of the inspector, if there is one, to standard error.
    func announceAdditions() {
        guard let url = inspectorURL else { return }
        FileHandle.standardError.write(Data("Inspect the open pages at \(url)\n".utf8))
    }

    /// The address of the inspector with its token, if there is one.
    var inspectorURL: String? {
        guard let inspector = host.inspector else { return nil }
        let names = configuration.hosts.sorted()
        guard let name = names.first(where: { $0.hasPrefix("localhost") }) ?? names.first else { return nil }
        return "http://\(name)\(InspectionAddress.path)?token=\(inspector.access.token)"
    }
}
#endif
