// Not part of the tests of the core, which are built without the module.
#if canImport(VSMWeb)
import Testing

@Suite("What the compiler accepts and refuses in pages", .serialized, .timeLimit(.minutes(10)))
struct WebProgramTests {
    @Test("Mistakes get the diagnostics that they name", arguments: LanguageVariant.allCases)
    func refuses(variant: LanguageVariant) async throws {
        let programs = try Program.all(in: "Web/Refused")
        #expect(try programs.allSatisfy { try $0.expectations.contains { $0.severity != .note } })
        #expect(try await Program.differences(of: programs, as: variant) == [])
    }

    @Test("What is right gets no diagnostic", arguments: LanguageVariant.allCases)
    func accepts(variant: LanguageVariant) async throws {
        let programs = try Program.all(in: "Web/Accepted")
        #expect(try programs.allSatisfy { try $0.expectations.isEmpty })
        #expect(try await Program.differences(of: programs, as: variant) == [])
    }
}
#endif
