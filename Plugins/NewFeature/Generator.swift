import Foundation

/// Writes packages and features, and returns what the developer should know.
struct Generator {
    let templates: Templates

    /// Creates a package with one feature.
    ///
    /// - Parameter library: The folder of this library, on which the package depends.
    func createPackage(_ request: Request, of library: URL) throws -> String {
        guard request.target == nil else { throw Refusal("A new package has one target. Leave out --target.") }
        let beside = library.standardizedFileURL.deletingLastPathComponent()
        let parent = request.folder.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? beside
        let name = request.name.text
        let package = parent.appendingPathComponent(name)
        guard !Self.modules.contains(name) else {
            throw Refusal("\(name) is the name of a module that the package uses. Choose another name.")
        }
        guard !FileManager.default.fileExists(atPath: package.path) else {
            throw Refusal("\(package.path) exists already. Choose another name, or another folder with --into.")
        }
        let path = parent == beside ? "../\(library.lastPathComponent)" : library.path
        let kind = request.kind ?? .usual
        let feature = Feature(request, kind: kind, target: name)
        let names = Replacements(pairs: [("\"../vsm-swift\"", path.debugDescription)] + feature.names.pairs)
        try Templates.write(templates.files(in: [kind.package, "Diagrams"] + feature.templates, names), in: package)
        return """
            Created \(package.path). Its README.md has the commands; the first build takes a few minutes:

                cd \(package.path.contains(" ") ? package.path.debugDescription : package.path)
                \(kind == .livePage ? "swift run\n    " : "")swift test
            """
    }

    /// Adds a feature to a target of a package.
    func addFeature(_ request: Request, to package: URL) throws -> String {
        guard let manifest = try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        else { throw Refusal("There is no package in \(package.path).") }
        let target = try request.target ?? Self.onlyTarget(of: package)
        try Self.expectFolders(of: target, in: package)
        let kind = request.kind ?? (manifest.contains("\"VSMWeb\"") ? .livePage : .swiftUI)
        let feature = Feature(request, kind: kind, target: target)
        // The only file that is continued.
        let diagrams = package.appendingPathComponent("Diagrams.md")
        let known = try? String(contentsOf: diagrams, encoding: .utf8)
        if let known, known.contains("<!-- diagram: \(request.name.text) -->") {
            throw Refusal("Diagrams.md has a diagram of \(request.name.text) already. Choose another name.")
        }
        let files = try templates.files(in: (known == nil ? ["Diagrams"] : []) + feature.templates, feature.names)
        try Templates.write(files.filter { known == nil || $0.key != "Diagrams.md" }, in: package)
        if let known, let diagram = files["Diagrams.md"] { try Data((known + diagram).utf8).write(to: diagrams) }
        return (["Wrote"] + files.keys.sorted().map { "    \($0)" } + feature.advice(manifest: manifest))
            .joined(separator: "\n")
    }

    /// The name of the only folder in the sources of a package.
    private static func onlyTarget(of package: URL) throws -> String {
        let sources = package.appendingPathComponent("Sources")
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? [])
            .filter { isDirectory(sources.appendingPathComponent($0)) }
            .sorted()
        guard let target = folders.first else { throw Refusal("There is no target in \(sources.path).") }
        guard folders.count == 1 else {
            throw Refusal("Name one of the targets with --target: \(folders.joined(separator: ", ")).")
        }
        return target
    }

    /// Fails unless a target and its tests have their usual folders.
    private static func expectFolders(of target: String, in package: URL) throws {
        let isName = target.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        for folder in ["Sources/\(target)", "Tests/\(target)Tests"] {
            guard isName, isDirectory(package.appendingPathComponent(folder)) else {
                throw Refusal(
                    """
                    There is no folder \(folder) in the package. A feature needs a target with its sources in \
                    Sources/NAME and its tests in Tests/NAMETests.
                    """
                )
            }
        }
    }

    /// The modules that the files of a package import, and words that cannot be imported.
    private static let modules: Set = [
        "Any", "Foundation", "Protocol", "Self", "Swift", "SwiftUI", "Testing", "Type", "VSM", "VSMInspector",
        "VSMJournal", "VSMLogging", "VSMTesting", "VSMWeb", "VSMWebTesting", "XCTest",
    ]
}
