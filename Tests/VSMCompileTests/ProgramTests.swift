import Testing

// Each suite runs one compiler at a time.

@Suite("Programs that the compiler refuses", .serialized, .timeLimit(.minutes(10)))
struct RefusedProgramTests {
    @Test("Every mistake gets the diagnostics that its program expects", arguments: LanguageVariant.allCases)
    func refuses(variant: LanguageVariant) async throws {
        let differences = try await Program.differences(of: Program.all(in: "Refused"), as: variant)
        #expect(differences == [])
    }

    @Test("A refused program expects a diagnostic", arguments: try Program.all(in: "Refused"))
    func namesReason(program: Program) throws {
        #expect(try program.expectations.contains { $0.severity != .note })
    }

    @Test("An unexpected diagnostic is found")
    func unexpected() async throws {
        let comparison = try await compile("model.delete()")
        #expect(comparison.unexpected.map(\.line) == [4])
        #expect(comparison.unmet.isEmpty)
    }

    @Test("An unmet expectation is found")
    func unmet() async throws {
        let comparison = try await compile("container.observe(model.delete())  // expected-warning: is unused")
        #expect(comparison.unmet.map(\.line) == [4])
        #expect(comparison.unexpected.isEmpty)
    }

    private func compile(_ line: String) async throws -> DiagnosticComparison {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let source = """
            import VSM

            func follow(_ model: LoadedBlogModeling, _ container: StateContainer<BlogViewState>) {
                \(line)
            }
            """
        return try await Program(file: folder.add("Faulty.swift", source)).compile(as: .swift6)
    }
}

@Suite("Programs that the compiler accepts", .serialized, .timeLimit(.minutes(10)))
struct AcceptedProgramTests {
    @Test("Correct programs get no diagnostics", arguments: LanguageVariant.allCases)
    func accepts(variant: LanguageVariant) async throws {
        let differences = try await Program.differences(of: Program.all(in: "Accepted"), as: variant)
        #expect(differences == [])
    }

    @Test("An accepted program expects no diagnostics", arguments: try Program.all(in: "Accepted"))
    func expectsNothing(program: Program) throws {
        #expect(try program.expectations.isEmpty)
    }
}
