import Foundation
import Testing

@_spi(Inspection) @testable import VSMDiagrams
@_spi(Host) @_spi(Inspection) @testable import VSMTesting

@Suite("Committed diagrams: files")
struct ExpectDiagramTests {
    private let graph = SampleGraph.profile
    private let update = ["VSM_UPDATE_DIAGRAMS": "1"]

    /// Creates a folder with a space in its name, and removes it after the body.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "a diagram \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("A missing file is written by a test that fails once, then compared, and updated with the variable")
    func wholeFile() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a.mmd")
            let missing = failureText { graph.expectDiagram(in: file.path, environment: [:]) }
            #expect(missing.contains("The test has written it"))
            #expect(missing.contains("The file is \(file.path)."))
            try #expect(String(contentsOf: file, encoding: .utf8) == graph.mermaid + "\n")
            graph.expectDiagram(in: file.path, environment: [:])
            let other = SampleGraph.hangingProfile
            let changed = failureText { other.expectDiagram(in: file.path, environment: ["VSM_UPDATE_DIAGRAMS": "0"]) }
            #expect(changed.contains("[silence]"))
            try #expect(String(contentsOf: file, encoding: .utf8) == graph.mermaid + "\n")
            other.expectDiagram(in: file.path, environment: update)
            try #expect(String(contentsOf: file, encoding: .utf8) == other.mermaid + "\n")
        }
    }

    @Test("An empty Markdown block is written by a test that fails once; a missing file is not")
    func emptyBlock() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a.md")
            #expect(!failureText { graph.expectDiagram(in: file.path, environment: [:]) }.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: file.path))
            try Data("Prose.\n<!-- diagram: a -->\n<!-- end of diagram -->\n".utf8).write(to: file)
            #expect(failureText { graph.expectDiagram(in: file.path, environment: [:]) }.contains("has written it"))
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.hasPrefix("Prose.\n<!-- diagram: a -->\n```mermaid\n\(graph.mermaid)\n```\n<!-- end"))
            graph.expectDiagram(in: file.path, environment: [:])
        }
    }

    @Test("A path is relative to the folder of the test's source file")
    func relative() throws {
        try withFolder { folder in
            let committed = CommittedDiagram(file: "../\(folder.lastPathComponent)/ä.txt", name: nil, isUpdating: true)
            let source = folder.appending(path: "Tests.swift").path
            #expect(DiagramFile(committed: committed, testFile: source).check(StateDiagram(graph)) == nil)
            let file = folder.appending(path: "ä.txt")
            try #expect(String(contentsOf: file, encoding: .utf8) == graph.text + "\n")
        }
        let text = failureText { graph.expectDiagram(in: "Nowhere.md", environment: [:]) }
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        #expect(text.contains("The file is \(folder.appending(path: "Nowhere.md").path)."))
    }

    @Test("Diagrams in one file can be updated concurrently")
    func parallel() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diagrams \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "all.md")
        let names = (1...50).map(String.init)
        let empty = names.map { "<!-- diagram: \($0) -->\n<!-- end of diagram -->\n" }.joined()
        try Data(empty.utf8).write(to: file)
        let graph = graph
        let update = update
        await withTaskGroup { group in
            for name in names {
                group.addTask { graph.expectDiagram(name, in: file.path, environment: update) }
            }
        }
        for name in names { graph.expectDiagram(name, in: file.path, environment: [:]) }
    }

    @Test("A file that is not text and a missing folder fail with their path")
    func unreadable() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a.txt")
            try Data([0xFF, 0xFE, 0x00]).write(to: file)
            let binary = failureText { graph.expectDiagram(in: file.path, environment: update) }
            #expect(binary.contains("\(file.path) cannot be read or written: it is not UTF-8 text"))
            try #expect(Data(contentsOf: file).count == 3)
            let nowhere = folder.appending(path: "missing/a.txt")
            let missing = failureText { graph.expectDiagram(in: nowhere.path, environment: update) }
            #expect(missing.contains("\(nowhere.path) cannot be read or written"))
        }
    }

    @Test("An update of a symbolic link writes its target")
    func link() throws {
        try withFolder { folder in
            let file = folder.appending(path: "real.txt")
            let link = folder.appending(path: "link.txt")
            try Data("old\n".utf8).write(to: file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            graph.expectDiagram(in: link.path, environment: update)
            try #expect(String(contentsOf: file, encoding: .utf8) == graph.text + "\n")
            try #expect(FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
        }
    }
}
