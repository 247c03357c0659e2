import Testing

@testable import VSMWeb

@MainActor
@Suite("What the browser is told next")
struct OutboxTests {
    private let page = LivePage(p { "a" }, owner: MainActor.shared)

    private func show(_ text: String, title: String = "t", target: String = "/") -> Outbox.Page {
        page.show(p { text })
        return Outbox.Page(nodes: page.render(), title: title, target: target)
    }

    private func next(_ outbox: inout Outbox, _ page: Outbox.Page) -> ServerMessage? {
        defer { outbox.finishWriting() }
        return outbox.nextMessage(page)
    }

    @Test("Nothing, when it has everything")
    func nothing() {
        var outbox = Outbox(loaded: show("a"))
        let message = outbox.nextMessage(show("a"))
        #expect(message == nil)
        #expect(!outbox.isWriting)
    }

    @Test("Nothing, while a message is being written; then what is there by then")
    func writing() {
        var outbox = Outbox(loaded: show("a"))
        let first = outbox.nextMessage(show("b"))
        #expect(first?.version == 2)
        let none = outbox.nextMessage(show("c"))
        #expect(none == nil)
        outbox.finishWriting()
        let message = outbox.nextMessage(show("d"))
        #expect(message?.patch?.count == 1)
        #expect(message?.version == 3)
    }

    @Test("An acknowledgement alone does not make a new version")
    func acknowledgement() {
        var outbox = Outbox(loaded: show("a"))
        outbox.acknowledge(4)
        let message = outbox.nextMessage(show("a"))
        #expect(message == ServerMessage(version: 1, acknowledged: 4))
    }

    @Test("A welcome, when it comes back and has missed nothing")
    func welcome() {
        var outbox = Outbox(loaded: show("a"))
        outbox.connect(nodeCount: nil, version: 1)
        let message = outbox.nextMessage(show("a"))
        #expect(message == ServerMessage(version: 1))
    }

    @Test("The title and the address again, when the message that had them was lost")
    func lostTitle() {
        var outbox = Outbox(loaded: show("a"))
        let lost = next(&outbox, show("a", title: "new", target: "/new"))
        #expect(lost?.title == "new" && lost?.target == "/new")
        outbox.connect(nodeCount: nil, version: 1)
        let message = next(&outbox, show("a", title: "new", target: "/new"))
        #expect(message?.tree != nil && message?.title == "new" && message?.target == "/new")
    }

    @Test("The whole page, when that was due before the connection broke")
    func wholePageStaysDue() {
        var outbox = Outbox(loaded: show("a"))
        outbox.requestWholePage()
        outbox.connect(nodeCount: nil, version: 1)
        let message = next(&outbox, show("a"))
        #expect(message?.tree != nil)
    }

    @Test("What becomes of the fields of a form that it sent")
    func sentForm() throws {
        func content(_ text: String) -> some HTML {
            form {
                label { input(name: "text", value: text) }
                checkbox(name: "box", isChecked: false)
            }
        }
        page.show(content(""))
        let shown = Outbox.Page(nodes: page.render(), title: "t", target: "/")
        var outbox = Outbox(loaded: shown)
        let identifiers = shown.nodes.identifiersInDocumentOrder
        outbox.report(EventPayload(fields: ["text": "typed", "box": "on"]), of: identifiers[0])
        let message = next(&outbox, shown)
        #expect(
            message?.patch == [
                .setAttributes(identifiers[2], ["value": ""]), .setAttributes(identifiers[3], ["checked": nil]),
            ]
        )
    }
}
