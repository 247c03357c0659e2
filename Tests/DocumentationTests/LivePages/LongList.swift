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
    let messages = (1...1_000).map { Message(id: $0) }
    var opened: Message?

    func open(_ message: Message) -> MessagesModel { MessagesModel(opened: message) }
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
        if let message = model.opened { p { "\(message.title) is open." }.role(.status) }
    }
}

@Test("Live pages: a long list")
func longList() throws {
    try withTestHost { host in
        let page = try host.open(Site(title: "Messages") { _ in MessagesView() })
        try page.button("Message 3").click()
        try page.expect(.status("Message 3 is open."))
        try page.expectNone(.button("Message 900"))
    }
}
