import Foundation

/// The targets that get a feature and its tests.
struct FeatureTargets {
    let sources: String
    let tests: String

    init(sources: String, tests: String) {
        self.sources = sources
        self.tests = tests
    }

    /// Finds the targets by the folders of a package.
    ///
    /// - Throws: ``Refusal`` if there are several that could be meant, or if a named one has no folder.
    init(_ request: Request, in package: URL) throws {
        let sources = try Self.choose(request.target, in: package, "Sources", option: "--target", for: "the feature")
        let usual = "\(sources)Tests"
        let hasUsual = isDirectory(package.appendingPathComponent("Tests/\(usual)"))
        let tests = request.tests ?? (hasUsual ? usual : nil)
        self.init(
            sources: sources,
            tests: try Self.choose(tests, in: package, "Tests", option: "--tests", for: "the tests of the feature")
        )
    }

    /// Returns the named target, or the only one in a folder.
    private static func choose(
        _ name: String?,
        in package: URL,
        _ folder: String,
        option: String,
        for content: String
    ) throws -> String {
        let parent = package.appendingPathComponent(folder)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [])
            .filter { !$0.hasPrefix(".") && isDirectory(parent.appendingPathComponent($0)) }
            .sorted()
        guard let first = names.first else {
            throw Refusal("There is no target in \(parent.path). Create the folder \(folder)/NAME for \(content).")
        }
        let choices = names.joined(separator: ", ")
        guard let name else {
            guard names.count == 1 else { throw Refusal("Name the target for \(content) with \(option): \(choices).") }
            return first
        }
        guard names.contains(name) else {
            throw Refusal(
                """
                There is no folder \(folder)/\(name) in the package. Name the target for \(content) with \(option): \
                \(choices).
                """
            )
        }
        return name
    }
}
