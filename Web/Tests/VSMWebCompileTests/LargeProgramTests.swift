// The counts differ with the version of the compiler.
#if compiler(>=6.3) && compiler(<6.4)
import Foundation
import Testing

@Suite("The work of the type checker for large views and sequences", .timeLimit(.minutes(10)))
struct LargeProgramTests {
    // In a program, the lines between `// Repeated.` and `// End.` are an element. The budget is a number of scopes of the
    // constraint solver, which are the same in each run: a fifth more than an element costs.
    @Test(
        "An element costs no more than its budget, and one of the last no more than one of the first",
        arguments: [("Body", 150, 63.0), ("Switch", 20, 103), ("Sequence", 8, 12), ("Form", 30, 96)]
    )
    func work(program: String, elements: Int, budget: Double) async throws {
        let (few, half) = (max(elements / 10, 1), elements / 2)
        let first = try await scopes(of: program, elements: few)
        let middle = try await scopes(of: program, elements: half)
        let all = try await scopes(of: program, elements: elements)
        #expect(all / Double(elements) <= budget)
        let growth = (all - middle) / Double(elements - half) / ((middle - first) / Double(half - few))
        #expect(growth <= 1.1)
    }

    private func scopes(of program: String, elements: Int) async throws -> Double {
        let source = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Programs/Large/\(program).swift")
        let text = try String(contentsOf: source, encoding: .utf8)
            .replacing(/(?ms)^ *\/\/ Repeated\.\n(.*?)^ *\/\/ End\.\n/) { region in
                (1...elements).map { region.1.replacing("1", with: "\($0)") }.joined()
            }
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.add("\(program).swift", text)
        return try await SwiftCompiler().statistics(of: file, in: folder.url)["Sema.NumConstraintScopes"] ?? .nan
    }
}

extension SwiftCompiler {
    /// Checks the types of a file, and returns what the compiler counts.
    fileprivate func statistics(of file: URL, in folder: URL) async throws -> [String: Double] {
        var arguments = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-stats-output-dir", folder.path]
        arguments += ["-module-cache-path", buildFolder.moduleCache.path, "-I", buildFolder.modules.path]
        arguments += buildFolder.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
        let output = try await ChildProcess(executable, arguments + [file.path]).run()
        try #require(output.status == 0, "\(output.text)")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .map { try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: $0)) }
            .reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    }
}
#endif
