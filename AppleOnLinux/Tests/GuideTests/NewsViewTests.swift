import SwiftUI
import Testing
import VSM

@MainActor
@Suite("A binding to the state", .timeLimit(.minutes(10)))
struct NewsViewTests {
    @Test("A toggle observes an action")
    func toggle() throws {
        let host = HostedView { NewsView() }
        let before = host.description
        try host.turn("News", on: true)
        #expect(host.description != before)
        try host.turn("News", on: false)
        #expect(host.description == before)
    }
}
