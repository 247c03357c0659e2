#if os(Linux) || os(macOS)
import Foundation
import Testing

// Only Xcode opens the workspace, and only Macs use the package in the folder Tests.
@Suite("The workspace for Xcode")
struct WorkspaceTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("The workspace names packages and projects that exist")
    func contents() throws {
        let locations = try text("VSM.xcworkspace/contents.xcworkspacedata").matches(of: /location="group:(.*?)"/)
        #expect(locations.map { String($0.1) } == ["", "Tests", "Demos/Shopping/Apps/Shopping.xcodeproj"])
        for location in locations {
            let file = location.1.hasSuffix(".xcodeproj") ? "project.pbxproj" : "Package.swift"
            #expect(FileManager.default.fileExists(atPath: root.appending(path: "\(location.1)/\(file)").path))
        }
    }

    @Test("The package in the folder Tests has each test target of the package, with the same dependencies")
    func targets() throws {
        let declaration = /\.testTarget\(\s*name: "(?<name>\w+)",\s*dependencies: \[(?<dependencies>.*?)\]/
        let manifest = try text("Package.swift")
        let declared = manifest.matches(of: declaration)
        let repetition = /tests\("(?<name>\w+)", of: \[(?<dependencies>.*?)\]/
        let repeated = try text("Tests/Package.swift").matches(of: repetition)
        #expect(declared.count == manifest.ranges(of: ".testTarget(").count)
        #expect(declared.map { "\($0.name): \($0.dependencies)" } == repeated.map { "\($0.name): \($0.dependencies)" })
    }

    @Test("The scheme builds the libraries, and tests all but what the compiler refuses")
    func scheme() throws {
        let scheme = try text("VSM.xcworkspace/xcshareddata/xcschemes/Core.xcscheme")
        let reference =
            /BlueprintIdentifier="(\w+)"\s+BuildableName="\1" BlueprintName="\1" ReferencedContainer="container:(\w*)"/
        let references = scheme.matches(of: reference)
        #expect(references.count == scheme.ranges(of: "<BuildableReference").count)
        let libraries = try text("Package.swift").matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        #expect(references.filter { $0.2.isEmpty }.map { String($0.1) } == libraries)
        let tests = try text("Tests/Package.swift").matches(of: /(?:tests\(|testTarget\(\s*name: )"(\w+)"/).map {
            String($0.1)
        }
        #expect(references.filter { $0.2 == "Tests" }.map { String($0.1) } == tests.filter { $0 != "VSMCompileTests" })
    }
}
#endif
