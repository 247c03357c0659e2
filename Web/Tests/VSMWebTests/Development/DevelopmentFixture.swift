import Foundation
import HTTPTypes
import HummingbirdCore

@testable import VSMWeb

/// The host of a site that is developed, with a folder of its own.
final class DevelopmentFixture: Sendable {
    let site: Site
    let folder: DevelopmentFolder
    let host: HostFixture

    init() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "developed-\(UUID().uuidString)").path
        let site = Site(
            title: "Developed",
            stylesheets: ["/style.css"],
            assets: [Asset("/style.css", .css, content: Array("built".utf8))]
        ) { _ in p { "A page" } }
        guard let folder = DevelopmentFolder(for: .init(), environment: [DevelopmentFolder.variable: path]) else {
            throw CocoaError(.fileNoSuchFile)
        }
        self.site = site
        self.folder = folder
        var host = HostFixture(site: folder.prepare(site))
        host.host = host.host.developed(with: folder)
        self.host = host
        try makeFolder("files")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder.path) }

    func get(
        _ path: String,
        _ fields: HTTPFields = [:],
        address: String = "127.0.0.1"
    ) async throws -> (response: Response, body: String) {
        try await host.get(path, fields, address: address)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"), options: .atomic)
    }

    func read(_ name: String) throws -> String {
        try String(decoding: Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)")), as: UTF8.self)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
}
