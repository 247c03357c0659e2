import Foundation

/// The folder into which the package was built, with the files that a client of its modules needs.
struct BuildFolder {
    /// The folder that contains `VSM.swiftmodule`.
    let modules: URL
    /// The maps of the C modules that the Swift modules import.
    let moduleMaps: [URL]
    /// The compiler's cache of C modules.
    let moduleCache: URL

    /// Finds the build folder from something that was built into it.
    ///
    /// - Parameter product: A product of the build, at any depth in the folder.
    /// - Throws: ``CompilerSetupError`` when no folder above the product holds the module.
    init(of product: URL) throws {
        var folder = product.standardizedFileURL
        repeat {
            folder.deleteLastPathComponent()
            for modules in [folder.appending(path: "Modules"), folder]
            where FileManager.default.fileExists(atPath: modules.appending(path: "VSM.swiftmodule").path) {
                self.modules = modules
                moduleMaps = try Self.moduleMaps(in: folder)
                moduleCache = folder.appending(path: "ModuleCache")
                return
            }
        } while folder.path != "/"
        throw CompilerSetupError.noModule(product: product.path)
    }

    private static func moduleMaps(in folder: URL) throws -> [URL] {
        let made = try contents(of: folder).filter { $0.pathExtension == "build" }
        // C modules with their own map have it in their checkout.
        let scratch = folder.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let sources = (try? contents(of: scratch.appending(path: "checkouts"))) ?? []
        let targets = sources.flatMap { (try? contents(of: $0.appending(path: "Sources"))) ?? [] }
        return (made + targets.map { $0.appending(path: "include") })
            .map { $0.appending(path: "module.modulemap") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
            .sorted { $0.path < $1.path }
    }

    private static func contents(of folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }
}
