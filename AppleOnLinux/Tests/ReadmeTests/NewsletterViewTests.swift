import SwiftUI
import Testing
import VSM

/// The newsletter of one subscriber, which answers at once.
private final class StubService: NewsletterService {
    var answer = false

    func isSubscribed() async throws -> Bool { answer }
    func subscribe(_ isSubscribed: Bool) async throws { answer = isSubscribed }
}

@MainActor
@Suite("The newsletter of the README", .timeLimit(.minutes(10)))
struct NewsletterViewTests {
    @Test("A view of states subscribes")
    func states() async throws {
        let service = StubService()
        let host = HostedView { NewsletterView(service: service) }
        await host.wait(for: "Subscribe")
        try host.press("Subscribe")
        await host.wait(for: "Unsubscribe")
        #expect(service.answer)
    }

    @Test("A view of flags subscribes")
    func flags() async throws {
        let service = StubService()
        let host = HostedView { NewsletterModelView(service: service) }
        await host.wait(for: "Subscribe")
        try host.press("Subscribe")
        await host.wait(for: "Unsubscribe")
        #expect(service.answer)
    }
}
