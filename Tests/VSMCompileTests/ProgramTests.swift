import Testing

// Two suites, each one program at a time: two compilers at once, and no more.

@Suite("What the compiler refuses", .serialized, .timeLimit(.minutes(10)))
struct RefusedProgramTests {
    @Test(
        "A mistake gets the diagnostics that its program names",
        arguments: try Program.all(in: "Refused"),
        LanguageVariant.allCases
    )
    func refuses(program: Program, variant: LanguageVariant) async throws {
        let comparison = try await program.compile(as: variant)
        #expect(comparison.isMatch)
    }

    @Test("A program that is refused names the reason", arguments: try Program.all(in: "Refused"))
    func namesReason(program: Program) throws {
        #expect(try program.expectations.contains { $0.severity != .note })
    }

    @Test("A diagnostic that its program does not expect is found")
    func unexpected() async throws {
        let comparison = try await compile("model.delete()")
        #expect(comparison.unexpected.map(\.line) == [4])
        #expect(comparison.unmet.isEmpty)
    }

    @Test("An expectation of its program that is not met is found")
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

@Suite("What the compiler accepts", .serialized, .timeLimit(.minutes(10)))
struct AcceptedProgramTests {
    @Test("What is right gets no diagnostic", arguments: try Program.all(in: "Accepted"), LanguageVariant.allCases)
    func accepts(program: Program, variant: LanguageVariant) async throws {
        let comparison = try await program.compile(as: variant)
        #expect(comparison.isMatch)
    }

    @Test("A program that is accepted expects nothing", arguments: try Program.all(in: "Accepted"))
    func expectsNothing(program: Program) throws {
        #expect(try program.expectations.isEmpty)
    }
}
