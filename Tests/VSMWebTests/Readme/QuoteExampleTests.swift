import Foundation
import Testing

@testable import VSMWeb

@Suite("The example of the README", .timeLimit(.minutes(30)))
struct QuoteExampleTests {
    @Test("Is what the README shows")
    func sameText() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let example = try String(contentsOf: folder.appending(path: "QuoteExample.swift"), encoding: .utf8)
        let readme = try String(contentsOf: folder.appending(path: "../../../README.md"), encoding: .utf8)
        #expect(readme.contains(example), "Copy Tests/VSMWebTests/Readme/QuoteExample.swift into README.md.")
        let test = try String(contentsOf: folder.appending(path: "QuoteModelTests.swift"), encoding: .utf8)
        let shown = test.replacing("\"Quotes\", in: \"../../../README.md\"", with: "in: \"Quotes.mmd\"")
        #expect(readme.contains(shown), "Copy Tests/VSMWebTests/Readme/QuoteModelTests.swift into README.md.")
    }

    /// The first answer, which waits for the quote as long as that takes.
    private func firstAnswer(_ fetchQuote: @escaping @Sendable () async throws -> String) async -> String {
        let site = Site(title: "Quotes") { _ in QuoteView(fetchQuote: fetchQuote) }
        var limits = SessionLimits()
        limits.firstAnswer = .seconds(3_600)
        let session = LiveSession(PageRequest(target: "/", visitor: "")!, site: site, limits: limits)
        return String(decoding: await session.open().bytes, as: UTF8.self)
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
}
