import Foundation
import Testing

/// A small program in the folder `Programs`.
struct Program: CustomTestStringConvertible, Sendable {
    let file: URL

    var testDescription: String { file.deletingPathExtension().lastPathComponent }

    /// The feature that is compiled together with each program.
    static let feature = folder.appending(path: "Blog.swift")

    /// The programs in a folder of `Programs`, by name.
    static func all(in name: String) throws -> [Program] {
        try FileManager.default
            .contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .map { Program(file: $0) }
    }

    /// What the compiler is to say.
    var expectations: [DiagnosticExpectation] {
        get throws { try DiagnosticExpectation.expectations(in: String(contentsOf: file, encoding: .utf8)) }
    }

    /// Compiles the program and compares what the compiler says with what it is to say.
    func compile(as variant: LanguageVariant) async throws -> DiagnosticComparison {
        let diagnostics = try await SwiftCompiler().diagnostics(of: [Self.feature, file], as: variant)
        return DiagnosticComparison(diagnostics, with: try expectations, of: file.path, as: variant)
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
}
