import Foundation

/// Writes packages and features, and returns what the developer should know.
struct Generator {
    let templates: Templates

    /// Creates a package with one feature.
    ///
    /// - Parameter library: The folder of this library, on which the package depends.
    func createPackage(_ request: Request, of library: URL) throws -> String {
        guard request.target == nil, request.tests == nil else {
            throw Refusal("A new package has one target, and one for its tests. Leave out --target and --tests.")
        }
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
        let feature = Feature(request, kind: kind, targets: FeatureTargets(sources: name, tests: "\(name)Tests"))
        let paths = [("\"../vsm-swift\"", path), ("\"../vsm-swift/Web\"", "\(path)/Web")].map {
            ($0, $1.debugDescription)
        }
        let names = Replacements(pairs: paths + feature.names.pairs)
        try Templates.write(templates.files(in: [kind.package, "Diagrams"] + feature.templates, names), in: package)
        return """
            Created \(package.path). Its README.md has the commands. \(kind.firstBuild)

                cd \(package.path.contains(" ") ? package.path.debugDescription : package.path)
                \(kind == .livePage ? "swift run\n    " : "")swift test
            """
    }

    /// Adds a feature to a target of a package.
    func addFeature(_ request: Request, to package: URL) throws -> String {
        guard let text = try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        else { throw Refusal("There is no package in \(package.path).") }
        let targets = try FeatureTargets(request, in: package)
        let kind = request.kind ?? (text.contains("\"VSMWeb\"") ? .livePage : .swiftUI)
        let feature = Feature(request, kind: kind, targets: targets)
        // The only file that is continued.
        let diagrams = package.appendingPathComponent("Diagrams.md")
        let known = try? String(contentsOf: diagrams, encoding: .utf8)
        if let known, known.contains("<!-- diagram: \(request.name.text) -->") {
            throw Refusal("Diagrams.md has a diagram of \(request.name.text) already. Choose another name.")
        }
        let files = try templates.files(in: (known == nil ? ["Diagrams"] : []) + feature.templates, feature.names)
        try Templates.write(files.filter { known == nil || $0.key != "Diagrams.md" }, in: package)
        if let known, let diagram = files["Diagrams.md"] { try Data((known + diagram).utf8).write(to: diagrams) }
        let server = package.appendingPathComponent("Sources/\(targets.sources)/Server.swift")
        let hasServer = FileManager.default.fileExists(atPath: server.path)
        let advice = feature.advice(Manifest(text: text), hasServer: hasServer)
        return (["Wrote"] + files.keys.sorted().map { "    \($0)" } + advice).joined(separator: "\n")
    }

    /// The modules that the files of a package import, and words that cannot be imported.
    private static let modules: Set = [
        "Any", "Foundation", "Protocol", "Self", "Swift", "SwiftUI", "Testing", "Type", "VSM", "VSMInspector",
        "VSMJournal", "VSMLogging", "VSMTesting", "VSMWeb", "VSMWebInspector", "VSMWebTesting", "XCTest",
    ]
}
