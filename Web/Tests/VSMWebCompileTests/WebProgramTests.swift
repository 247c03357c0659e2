// These tests are not part of the core tests, which are built without the module.
#if canImport(VSMWeb)
import Testing

@Suite("Pages that the compiler accepts and refuses", .serialized, .timeLimit(.minutes(10)))
struct WebProgramTests {
    @Test("Mistakes get the expected diagnostics", arguments: LanguageVariant.allCases)
    func refuses(variant: LanguageVariant) async throws {
        let programs = try Program.all(in: "Refused")
        #expect(try programs.allSatisfy { try $0.expectations.contains { $0.severity != .note } })
        #expect(try await Program.differences(of: programs, as: variant) == [])
    }

    @Test("Correct programs get no diagnostics", arguments: LanguageVariant.allCases)
    func accepts(variant: LanguageVariant) async throws {
        let programs = try Program.all(in: "Accepted")
        #expect(try programs.allSatisfy { try $0.expectations.isEmpty })
        #expect(try await Program.differences(of: programs, as: variant) == [])
    }
}
#endif
