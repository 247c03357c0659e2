import Foundation
import SwiftUI
import Testing
import VSM

// snippet.test
@Test("A link to a book leaves the downloads, and replaces what is open")
func opensBook() throws {
    let state = ReaderViewState().show([3]).select(.downloads)
    let link = try #require(URL(string: "reader://books/7"))
    #expect(state.open(link) == ReaderViewState(tab: .library, books: [7]))
}
// snippet.end

@MainActor
@Suite("Tabs and links", .timeLimit(.minutes(10)))
struct ReaderTests {
    private let host = HostedView { ReaderView() }

    @Test("The tabs and the stack change the state")
    func tabs() async throws {
        try host.press("Book 8")
        await host.wait(for: "The text of book 8")
        try host.press("Downloads")
        await host.wait(for: "No downloads")
        try host.press("Library")
        await host.wait(for: "The text of book 8")
        try host.press("Back")
        await host.wait(for: "Book 7")
    }

    @Test("A link opens a book from any tab, and an unknown link does nothing")
    func links() async throws {
        try host.press("Downloads")
        host.open(try #require(URL(string: "reader://books/7")))
        await host.wait(for: "The text of book 7")
        host.open(try #require(URL(string: "reader://unknown")))
        #expect(host.description.contains("The text of book 7"))
        host.open(try #require(URL(string: "reader://downloads")))
        await host.wait(for: "No downloads")
    }
}
