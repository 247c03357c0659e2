import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import ExampleSite

@Suite("Live pages: the profile")
struct ProfilePageTests {
    @Test("A name is saved, refused, and cancelled, and the diagram and the journey follow")
    func editing() throws {
        try withTestHost { host in
            let page = try host.open(.examples())
            try page.link("Profile").click()
            #expect(page.path == "/examples/profile")
            try page.field("User name").fill("Grace")
            try page.button("Save").click()
            try page.expect(.image("Editing a profile: saving"))
            #expect(try page.button("Save").isEnabled == false)
            try page.button(.containing("success for save \"Grace\"")).click()
            try page.expect(.text("Saved: Grace"))
            try page.expect(.text("It has “Grace”."))

            try page.field("User name").fill("Alan")
            try page.button("Save").click()
            try page.button(.containing("failure for save \"Alan\"")).click()
            try page.expect(.alert("You are offline."))
            try page.button("Retry").click()
            try page.button(.containing("failure for save \"Alan\"")).click()
            try page.expect(.image("Editing a profile: savingError"))
            try page.button("Cancel").click()
            try page.expect(.text("Saved: Grace"))
            let journey = page.list("Journey of Editing a profile")
            try journey.expect(.item("cancel → editing"))
            let lines = try (0..<journey.item().count).map { try journey.item().at($0).text }
            #expect(
                lines == [
                    "editing",
                    "saveUsername → saving",
                    "saveUsername continues → editing",
                    "saveUsername → saving",
                    "saveUsername continues → savingError",
                    "retry → saving",
                    "retry continues → savingError",
                    "cancel → editing",
                ]
            )
        }
    }
}
