#if DEBUG
import Foundation
import NIOCore

extension DevelopmentFolder {
    /// Returns the folder, or `nil` if the site is not developed, or if other machines can reach the server.
    init?(
        for configuration: WebServer.Configuration,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard OwnMachine.isAddress(configuration.address), !configuration.isSecure else {
            return nil
        }
        self.init(environment: environment)
    }

    /// Says where this process listens, and with which files it was built.
    func report(port: Int, site: Site) {
        let assets = Dictionary(site.assets.map { ($0.path, $0.entityTag) }) { first, _ in first }
        let report = Report(port: port, assets: assets)
        let file = URL(fileURLWithPath: "\(path)/servers/\(ProcessInfo.processInfo.processIdentifier).json")
        try? JSONEncoder().encode(report).write(to: file, options: .atomic)
    }

    private struct Report: Encodable {
        let port: Int
        let assets: [String: String]
    }
}

extension SiteHost {
    /// The host of a site that is developed, if the server may show changes of it.
    func developed(for configuration: WebServer.Configuration) -> SiteHost {
        DevelopmentFolder(for: configuration).map(developed(with:)) ?? self
    }
}

extension WebServer {
    /// Tells `Web/Scripts/dev` where the server of a developed site listens.
    func reportToDeveloper(_ channel: any Channel) {
        let port = channel.localAddress?.port ?? configuration.port
        DevelopmentFolder(for: configuration)?.report(port: port, site: site)
    }

    /// Stops the server of the site that was built before, if this one is developed.
    func replaceFormerServer() async { await ServerReplacement(configuration)?.take() }
}
#endif
