import Foundation
import Testing

@testable import VSMWeb

@Suite("The live page of the README", .timeLimit(.minutes(30)))
struct QuotePageTests {
    @Test("Is what the documentation shows", arguments: ["QuoteFeature.swift", "QuotePage.swift"])
    func sameText(file: String) throws {
        let readme = try text(at: "../../../README.md")
        #expect(readme.contains(try text(at: file)), "Copy Tests/VSMWebTests/Readme/\(file) into README.md.")
    }

    @Test("Its tests are what the documentation shows")
    func sameTests() throws {
        let guide = try text(at: "../../../Documentation/Testing.md")
        let shown = try text(at: "QuoteModelTests.swift")
            .replacing("\"Quotes\", in: \"../../../Documentation/Testing.md\"", with: "in: \"Quotes.mmd\"")
        #expect(guide.contains(shown), "Copy QuoteModelTests.swift into Documentation/Testing.md.")
    }

    @Test("Its live tests are what the documentation shows")
    func sameLiveTests() throws {
        let guide = try text(at: "../../../Documentation/Testing.md")
        let shown = try text(at: "QuoteLiveTests.swift")
        #expect(guide.contains(shown), "Copy QuoteLiveTests.swift into Documentation/Testing.md.")
    }

    @Test("Shows the quote in the first answer")
    func loads() async {
        let page = await firstAnswer { "Less is more." }
        #expect(page.contains("<p>Less is more.</p>"))
    }

    @Test("Offers to try again when there is no quote")
    func fails() async {
        struct Offline: Error {}
        let page = await firstAnswer { throw Offline() }
        #expect(page.contains("Try again"))
    }

    /// The first answer, which waits for the quote as long as that takes.
    private func firstAnswer(_ fetchQuote: @escaping @Sendable () async throws -> String) async -> String {
        let site = Site(title: "Quotes") { _ in QuotePage(fetchQuote: fetchQuote) }
        var limits = SessionLimits()
        limits.firstAnswer = .seconds(3_600)
        let session = LiveSession(PageRequest(target: "/", visitor: "")!, site: site, limits: limits)
        return String(decoding: await session.open().bytes, as: UTF8.self)
    }

    private func text(at path: String) throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
