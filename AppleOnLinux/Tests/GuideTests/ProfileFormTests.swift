import SwiftUI
import Testing
import UIKit
import VSM

private let draft = ProfileDraft(username: .accepted("Ada"), city: .accepted("London"))

@MainActor
@Suite("A form whose changes are actions", .timeLimit(.minutes(10)))
struct ProfileFormTests {
    @Test("A field that is refused takes the way to save away, and leaves the other as it is")
    func refuses() {
        let refused = draft.check("", in: \.username)
        #expect(draft.profile == Profile(username: "Ada", city: "London"))
        #expect(refused.profile == nil)
        #expect(refused.city == .accepted("London"))
        #expect(refused.check("Grace", in: \.username).profile == Profile(username: "Grace", city: "London"))
    }

    @Test("A text that is refused stays in its field, and cannot be saved")
    func keepsText() throws {
        let host = form { _ in }
        let long = String(repeating: "A", count: 21)
        try host.type(long, into: "Name")
        #expect(host.description.contains("TextField \"Name\" = \"\(long)\""))
        #expect(host.description.contains("1 to 20 letters"))
        #expect(throws: HostedView.ControlNotFound.self) { try host.press("Save") }
        try host.type("Grace", into: "Name")
        #expect(!host.description.contains("1 to 20 letters"))
        try host.press("Save")
    }

    @Test("While the draft is being saved, it cannot change; after a failure, it can")
    func fails() async throws {
        struct Offline: Error {}
        let host = form { profile in
            #expect(profile == Profile(username: "Ada", city: "Paris"))
            throw Offline()
        }
        try host.type("Paris", into: "City")
        try host.press("Save")
        #expect(throws: HostedView.ControlNotFound.self) { try host.type("Grace", into: "Name") }
        await host.wait(for: "The profile was not saved.")
        #expect(host.description.contains("TextField \"City\" = \"Paris\""))
        try host.type("Grace", into: "Name")
        #expect(!host.description.contains("The profile was not saved."))
    }

    @Test("In UIKit, typing is an action, too")
    func types() throws {
        let controller = ProfileFormController(editor: ProfileFormEditor(draft: draft) { _ in })
        let host = HostedScreen(controller)
        #expect(controller.nameField.text == "Ada")
        try host.type("", into: "Name")
        #expect(controller.state.editor?.saver == nil)
        try host.type("Grace", into: "Name")
        #expect(controller.state.editor?.saver?.profile.username == "Grace")
    }

    private func form(_ service: @escaping (Profile) async throws -> Void) -> HostedView {
        HostedView { ProfileForm(editor: ProfileFormEditor(draft: draft, service: service)) }
    }
}
