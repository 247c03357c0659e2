#if DEBUG
import Foundation

/// The folder with which `Web/Scripts/dev` shows changes of a site without a build.
///
/// It exists in debug builds only, on an address that other machines cannot reach, and if the environment variable
/// `VSM_DEVELOPMENT` names it. It contains:
///
/// - `page.js`, the script of the pages
/// - `bulletin.json`, which tells open pages what has changed
/// - `files`, with a link for each address of the site to the file from which it was built
/// - `secret`, with which cookies stay valid when the server is built again
/// - `servers`, where each server says where it listens
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

    /// Returns the folder that the environment names, or `nil` if the site is not developed.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment[Self.variable], path.hasPrefix("/") else { return nil }
        self.path = path
    }

    /// The secret of a developed site, if this one is.
    static var secret: [UInt8]? { DevelopmentFolder()?.read("secret") }

    /// Returns the content of a file, unless it is too large.
    func read(_ name: String) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: "\(path)/\(name)") else { return nil }
        defer { try? file.close() }
        guard let content = try? file.read(upToCount: Self.maximumSize + 1) ?? Data() else { return nil }
        return content.count > Self.maximumSize ? nil : Array(content)
    }
}
#endif
