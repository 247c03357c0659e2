import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

private struct Message: Identifiable, Equatable {
    let id: Int
    var title: String { "Message \(id)" }
}

private struct MessagesModel {
    var messages = (1...100_000).map { Message(id: $0) }
    var opened = 0

    func open(_ message: Message) -> MessagesModel { MessagesModel(messages: messages, opened: message.id) }
}

private struct MessagesView: HTMLView {
    var initialState: MessagesModel { MessagesModel() }

    func body(_ container: StateContainer<MessagesModel>) -> some HTML {
        let model = container.state
        // snippet.list
        virtualList(model.messages, key: \.id, rowHeight: 32) { message in
            li { button { message.title }.onClick { container.observe(model.open(message)) } }
        }
        .class("messages")
        .accessibilityLabel("Messages")
        // snippet.end
        p { "Opened: \(model.opened)" }
    }
}

private struct Product {
    let id = 7
    let picture: WebURL = "/couch.jpg"
}

private struct PicturesPage: HTML {
    let product = Product()
    let rows = [Message(id: 1), Message(id: 2)]

    var content: some HTML {
        // snippet.transitions
        main {
            ul {
                forEach(rows, key: \.id) { row in li { row.title } }
            }.viewTransition(on: rows.map(\.id))  // inserted, removed or moved rows
            img(src: product.picture, alt: "A couch").viewTransitionName("picture", product.id)
        }.viewTransition()  // a new page, if every page has the modifier
        // snippet.end
    }
}

@Suite("Live pages: long lists and transitions")
struct MessageListTests {
    @Test("Messages of a long list are opened")
    func opens() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Messages") { _ in MessagesView() })
            let messages = page.list("Messages")
            try messages.scroll(to: 49_999)  // to a row, by its index
            try messages.button("Message 50000").click()
            try messages.scroll(to: .item("Message 50100"))  // down, until the item appears
            try messages.scrollToEnd()
            try messages.expect(.item("Message 100000"))
            try messages.expectNone(.item("Message 50100"))
            try page.expect(.text("Opened: 50000"))
        }
    }

    @Test("A page with transitions behaves like any other in a test")
    func transitions() throws {
        try withTestHost { host in
            try host.open(Site(title: "Pictures") { _ in PicturesPage() }).expect(.item("Message 1"))
        }
    }
}
