import Testing

@testable import VSMWeb

@MainActor
@Suite("What the browser is told next")
struct OutboxTests {
    private let page = LivePage(p { "a" }, owner: MainActor.shared)

    private func show(_ text: String) -> [Node] {
        page.show(p { text })
        return page.render()
    }

    @Test("Nothing, when it has everything")
    func nothing() {
        var outbox = Outbox(loaded: show("a"), title: "t")
        let message = outbox.nextMessage(nodes: show("a"), title: "t")
        #expect(message == nil)
        #expect(!outbox.isWriting)
    }

    @Test("Nothing, while a message is being written; then what is there by then")
    func writing() {
        var outbox = Outbox(loaded: show("a"), title: "t")
        let first = outbox.nextMessage(nodes: show("b"), title: "t")
        #expect(first?.version == 2)
        let none = outbox.nextMessage(nodes: show("c"), title: "t")
        #expect(none == nil)
        outbox.finishWriting()
        let message = outbox.nextMessage(nodes: show("d"), title: "t")
        #expect(message?.patch?.count == 1)
        #expect(message?.version == 3)
    }

    @Test("An acknowledgement alone does not make a new version")
    func acknowledgement() {
        var outbox = Outbox(loaded: show("a"), title: "t")
        outbox.acknowledge(4)
        let message = outbox.nextMessage(nodes: show("a"), title: "t")
        #expect(message == ServerMessage(version: 1, acknowledged: 4))
    }
}
