#if DEBUG && Web
import Foundation
import NIOCore

/// The folder with which `Scripts/dev` shows changes of a site without a build.
///
/// It exists in debug builds only, on an address that other machines cannot reach, and if the environment variable
/// `VSM_DEVELOPMENT` names it. It contains:
///
/// - `page.js`, the script of the pages
/// - `bulletin.json`, which tells open pages what has changed
/// - `files`, with a link for each address of the site to the file from which it was built
/// - `secret`, with which cookies stay valid when the server is built again
/// - `servers`, where each server says where it listens
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct DevelopmentFolder: Sendable {
    /// The environment variable with the path of the folder.
    static let variable = "VSM_DEVELOPMENT"
    /// The address of the script of the pages.
    static let scriptPath = "/vsm/development.js"
    /// The address of what has changed.
    static let bulletinPath = "/vsm/development/bulletin"

    /// The largest file that is read.
    private static let maximumSize = 5_000_000

    let path: String

    /// Returns the folder, or `nil` if the site is not developed.
    init?(
        for configuration: WebServer.Configuration,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let isLocal = ["localhost", "::1"].contains(configuration.address) || configuration.address.hasPrefix("127.")
        guard isLocal, !configuration.isSecure, let path = environment[Self.variable], path.hasPrefix("/") else {
            return nil
        }
        self.path = path
    }

    /// Returns what a server does when browsers can connect: it also says so to `Scripts/dev`.
    static func reporting(
        _ site: Site,
        _ configuration: WebServer.Configuration,
        then onReady: @escaping @Sendable (any Channel) async -> Void
    ) -> @Sendable (any Channel) async -> Void {
        guard let folder = DevelopmentFolder(for: configuration) else { return onReady }
        return { channel in
            folder.report(port: channel.localAddress?.port ?? configuration.port, site: site)
            await onReady(channel)
        }
    }

    /// Returns the site with the script that shows changes.
    func prepare(_ site: Site) -> Site {
        var site = site
        site.scripts.append("/vsm/development.js")
        return site
    }

    /// The content of the script of the pages.
    var script: Asset? { read("page.js").map { Asset(Self.scriptPath, .javaScript, content: $0) } }

    /// What has changed, with its tag.
    var bulletin: Asset? { read("bulletin.json").map { Asset(Self.bulletinPath, .javaScript, content: $0) } }

    /// The key of the cookies, which stays the same when the server is built again.
    var secret: ServerSecret? { read("secret").flatMap { ServerSecret($0) } }

    /// Returns a file of the site as it is on the disk, or `nil` if it is served as it was built.
    func file(at address: String, _ contentType: Asset.ContentType) -> Asset? {
        guard !address.split(separator: "/").contains("..") else { return nil }
        return read("files" + address).map { Asset(address, contentType, content: $0) }
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

    private func read(_ name: String) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: "\(path)/\(name)") else { return nil }
        defer { try? file.close() }
        guard let content = try? file.read(upToCount: Self.maximumSize + 1) ?? Data() else { return nil }
        return content.count > Self.maximumSize ? nil : Array(content)
    }
}
#endif
