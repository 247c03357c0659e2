import Foundation
import Testing

/// A small program in the folder `Programs`.
struct Program: CustomTestStringConvertible, Sendable {
    let file: URL

    var testDescription: String { file.deletingPathExtension().lastPathComponent }

    /// The files that are compiled together with each program: those beside the folders.
    static var shared: [URL] {
        get throws { try files(in: folder) }
    }

    /// The programs in a folder of `Programs`, by name.
    static func all(in name: String) throws -> [Program] {
        try files(in: folder.appending(path: name)).map { Program(file: $0) }
    }

    /// The expected diagnostics.
    var expectations: [DiagnosticExpectation] {
        get throws { try DiagnosticExpectation.expectations(in: String(contentsOf: file, encoding: .utf8)) }
    }

    /// Compiles programs and compares their diagnostics with the expected ones.
    ///
    /// All programs are compiled together, which takes little longer than a single one. Programs with differences are
    /// compiled again separately, because one program can affect others: after an error in one program, the compiler
    /// does not look for data races in any.
    ///
    /// - Returns: The programs that differ, with their differences.
    static func differences(of programs: [Program], as variant: LanguageVariant) async throws -> [String] {
        let together = try await SwiftCompiler().diagnostics(of: shared + programs.map(\.file), as: variant)
        var differences: [String] = []
        for program in programs {
            let own = together.filter { $0.file == program.file.path }
            if try DiagnosticComparison(own, with: program.expectations, of: program.file.path, as: variant).isMatch {
                continue
            }
            let alone = try await program.compile(as: variant)
            if !alone.isMatch { differences.append("\(program.testDescription):\n\(alone)") }
        }
        return differences
    }

    /// Compiles the program separately and compares its diagnostics with the expected ones.
    func compile(as variant: LanguageVariant) async throws -> DiagnosticComparison {
        let diagnostics = try await SwiftCompiler().diagnostics(of: Self.shared + [file], as: variant)
        return DiagnosticComparison(diagnostics, with: try expectations, of: file.path, as: variant)
    }

    private static func files(in folder: URL) throws -> [URL] {
        try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    private static let folder = URL(filePath: #filePath).appending(path: "../../Programs").standardized
}
