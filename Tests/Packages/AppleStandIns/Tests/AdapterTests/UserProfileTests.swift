import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The user profile features in an app", .timeLimit(.minutes(30)))
struct UserProfileTests {
    let app = ExampleApp()

    @Test("Views that share a repository follow what each of them saves")
    func shared() throws {
        let host = HostedView(app)
        #expect(host.description == "VStack\n  ProgressView\n  TextField \"Name\" = \"Ada\"\n  Button \"Save\"")
        app.dependencies.repository.load(UserData(username: "Ada"))
        try host.type("Grace", into: "Name")
        #expect(host.description.contains("Bio of Ada"))
        try host.press("Save")
        #expect(host.description.contains("Bio of Grace"))
        #expect(host.description.contains("TextField \"Name\" = \"Grace\""))
    }

    @Test("What cannot be saved is said, and can be taken back")
    func cancels() throws {
        let host = HostedView(app)
        try host.type("", into: "Name")
        try host.press("Save")
        #expect(host.description == "VStack\n  ProgressView\n  Text \"No name, no user.\"\n  Button \"Cancel\"")
        try host.press("Cancel")
        #expect(host.description.contains("Button \"Save\""))
    }
}
