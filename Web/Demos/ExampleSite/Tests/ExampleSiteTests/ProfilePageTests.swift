import Testing
import VSMTesting
import VSMWebTesting

@testable import ExampleSite

@Suite("Live pages: the profile and related examples")
struct ProfilePageTests {
    private static let styles: [Example] = [
        .protocolsWithStructs, .structExtensions, .structBuilder, .encapsulatedProtocol,
    ]

    @Test("Loading fails, is retried, and succeeds, in each style", arguments: styles)
    func loading(_ style: Example) throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(style, on: host)
            try visitor.expect("initialized", in: "Loading a profile")
            try visitor.letRequestsFail()
            try visitor.press("Load")
            try visitor.expect("loading", in: "Loading a profile")
            try visitor.waitForAnswer(to: "load")
            try visitor.page.expect(.alert("You are offline."))
            try visitor.expect("loadingError", in: "Loading a profile")
            try visitor.page.checkbox("Requests fail").uncheck()
            try visitor.press("Retry")
            try visitor.waitForAnswer(to: "load")
            try visitor.page.expect(.text("Hello, Ada."))
            try visitor.expect("loaded", in: "Loading a profile")
            try visitor.expectJourney(
                of: "Loading a profile",
                "initialized",
                "load → loading",
                "load continues → loadingError",
                "retry → loading",
                "retry continues → loaded"
            )
        }
    }

    @Test(
        "A name is saved, refused, and cancelled, in the styles that save with a button",
        arguments: styles.dropFirst()
    )
    func editing(_ style: Example) throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(style, on: host)
            try visitor.answerByHand()
            try visitor.page.field("User name").fill("Grace")
            try visitor.press("Save")
            try visitor.expect("saving", in: "Editing a profile")
            try visitor.answer("success", to: "save \"Grace\"")
            try visitor.page.expect(.text("Saved: Grace"))
            try visitor.expect("editing", in: "Editing a profile")

            try visitor.page.field("User name").fill("Alan")
            try visitor.press("Save")
            try visitor.answer("failure", to: "save \"Alan\"")
            try visitor.expect("savingError", in: "Editing a profile")
            try visitor.press("Cancel")
            try visitor.page.expect(.text("Saved: Grace"))
            try visitor.expectJourney(
                of: "Editing a profile",
                "editing",
                "saveUsername → saving",
                "saveUsername continues → editing",
                "saveUsername → saving",
                "saveUsername continues → savingError",
                "cancel → editing"
            )
        }
    }

    @Test("A name is saved half a second after the last letter")
    func typing() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.protocolsWithStructs, on: host)
            try visitor.page.field("User name").fill("Gra")
            visitor.wait(.seconds(0.4))
            try visitor.page.field("User name").fill("Grace")
            visitor.wait(.seconds(0.4))
            try visitor.expect("editing", in: "Editing a profile")
            visitor.wait(.seconds(0.1))
            try visitor.expect("saving", in: "Editing a profile")
            try visitor.waitForAnswer(to: "save \"Grace\"")
            try visitor.page.expect(.text("Saved: Grace"))
        }
    }

    @Test("Enter does not save a name that is saved automatically")
    func enter() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.protocolsWithStructs, on: host)
            try visitor.page.field("User name").fill("Grace")
            try visitor.page.field("User name").submit()
            try visitor.expect("editing", in: "Editing a profile")
            visitor.wait(.seconds(0.5))
            try visitor.waitForAnswer(to: "save \"Grace\"")
            try visitor.page.expect(.text("Saved: Grace"))
        }
    }

    @Test("A bio follows the saved changes of the editor")
    func bio() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.sharedRepository, on: host)
            try visitor.press("Load")
            try visitor.expect("loading", in: "The bio")
            try visitor.waitForAnswer(to: "load")
            try visitor.page.expect(.text("This is Ada."))
            try visitor.page.field("User name").fill("Grace")
            try visitor.press("Save")
            try visitor.waitForAnswer(to: "save \"Grace\"")
            try visitor.page.expect(.text("This is Grace."))
            try visitor.expect("loaded", in: "The bio")
            try visitor.expect("editing", in: "The editor")
        }
    }

    @Test("An example that starts again is in its first state, and late answers change nothing")
    func again() throws {
        try withTestHost { host in
            let visitor = try ExampleVisitor(.encapsulatedProtocol, on: host)
            try visitor.press("Load")
            try visitor.expectRequest("load")
            try visitor.page.button(.containing("Start again")).click()
            try visitor.expect("initialized", in: "Loading a profile")
            visitor.wait(.seconds(10))
            try visitor.expectJourney(of: "Loading a profile", "initialized")
            try visitor.page.expect(.text("No request waits for an answer."))
        }
    }
}
