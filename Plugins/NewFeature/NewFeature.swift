import Foundation

// One program, in two forms: a plugin of SwiftPM, and the executable that Scripts/new builds from the same files.

#if canImport(PackagePlugin)
import PackagePlugin

/// Adds a feature to a package: `swift package new-feature Name`.
@main
struct NewFeature: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let plugins = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        if arguments.contains("--help") { return print(Usage.plugin) }
        do {
            let request = try Request(arguments)
            let generator = Generator(templates: Templates(folder: plugins.appendingPathComponent("Templates")))
            print(try generator.addFeature(request, to: context.package.directoryURL))
        } catch {
            Diagnostics.error(error.localizedDescription)
        }
    }
}
#else
/// Creates a package, or adds a feature to one.
///
/// The first argument is the folder of the library.
@main
struct New {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst(2))
        if arguments.isEmpty || arguments.contains("--help") { return print(Usage.script) }
        do {
            let library = URL(fileURLWithPath: CommandLine.arguments[1])
            let generator = Generator(templates: Templates(folder: library.appendingPathComponent("Plugins/Templates")))
            if arguments[0] == "feature" {
                let request = try Request(Array(arguments.dropFirst()), folderOption: "--package")
                print(try generator.addFeature(request, to: URL(fileURLWithPath: request.folder ?? ".")))
            } else {
                let request = try Request(arguments, folderOption: "--into")
                print(try generator.createPackage(request, of: library))
            }
        } catch {
            FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }
}
#endif
