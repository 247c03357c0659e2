import Foundation
import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The SwiftUI example of the README", .timeLimit(.minutes(30)))
struct QuoteViewTests {
    @Test("Is what the README shows")
    func sameText() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let example = try String(contentsOf: folder.appending(path: "QuoteView.swift"), encoding: .utf8)
        let readme = try String(contentsOf: folder.appending(path: "../../../../../../README.md"), encoding: .utf8)
        #expect(readme.contains(example), "Copy QuoteView.swift into README.md.")
    }

    @Test("Shows the quote, and offers another")
    func loads() async throws {
        let host = HostedView { QuoteView { "Less is more." } }
        await host.wait(for: "Less is more.")
        try host.press("Another")
        await host.wait(for: "Less is more.")
    }
}
