import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The SwiftUI example of the README", .timeLimit(.minutes(10)))
struct QuoteViewTests {
    @Test("Shows the quote, and offers another")
    func loads() async throws {
        let host = HostedView { QuoteView() }
        await host.wait(for: "Less is more.")
        try host.press("Another")
        await host.wait(for: "Less is more.")
    }
}
