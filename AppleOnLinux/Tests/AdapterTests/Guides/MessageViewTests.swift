import SwiftUI
import Testing
import UIKit
import VSM

@MainActor
@Suite("The views of the message", .timeLimit(.minutes(10)))
struct MessageViewTests {
    private let mailbox = Mailbox()

    @Test("A view keeps a draft in @State beside its container, and saves each change")
    func savesDrafts() async throws {
        let host = HostedView { MessageView(mailbox: mailbox) }
        #expect(host.description == "ProgressView")
        await host.wait(for: "Lunch?")
        try host.type("Ye", into: "Reply")
        try host.type("Yes", into: "Reply")
        #expect(host.description.contains("TextField \"Reply\" = \"Yes\""))
        #expect(mailbox.drafts == ["Ye", "Yes"])
        try host.press("Delete")
        #expect(host.description == "Text \"Deleted\"")
        #expect(mailbox.requests == 1)
    }

    @Test("The button of a view controller has one handler, however many states are rendered")
    func deletesOnce() async {
        let controller = MessageViewController(mailbox: mailbox)
        controller.appear()
        for _ in 1...2 {
            #expect(controller.label.text == "One moment…")
            #expect(controller.deleteButton.isHidden)
            while controller.label.text != "Lunch?" { await Task.yield() }
            controller.observe(MessageLoader(mailbox: mailbox).load())
        }
        while controller.label.text != "Lunch?" { await Task.yield() }
        controller.deleteButton.press()
        #expect(controller.label.text == "Deleted")
        #expect(mailbox.deletions == 1)
    }

    @Test("A view controller is deallocated with its container when it is released")
    func releases() {
        var controller: MessageViewController? = MessageViewController(mailbox: mailbox)
        controller?.appear()
        weak let reference = controller
        controller = nil
        #expect(reference == nil)
    }
}
