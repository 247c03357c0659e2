import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import LiveSite

@Suite("Forms")
struct SignUpPageTests {
    @Test("An error is shown at its field and can be corrected")
    func signUp() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Sign Up") { _ in SignUpView { _ in } })
            try page.field("Email").fill("ada")
            try page.button("Sign Up").click()
            try page.expect(.text("This is not an address."))
            try page.field("Email").fill("ada@example.org")
            try page.button("Sign Up").click()
            try page.expect(.status("Welcome, ada@example.org."))
        }
    }

    @Test("After a failure, the form has the entered values")
    func failure() throws {
        struct Offline: Error {}
        try withTestHost { host in
            let page = try host.open(Site(title: "Sign Up") { _ in SignUpView { _ in throw Offline() } })
            try page.field("Email").fill("ada@example.org")
            try page.field("Seats").fill("3")
            try page.find(.role("combobox", "Plan")).choose("team")
            try page.checkbox("Send me news").check()
            try page.button("Sign Up").click()
            try page.expect(.text("The registration failed. Try again."))
            #expect(try page.field("Email").value == "ada@example.org")
            #expect(try page.field("Seats").value == "3")
            #expect(try page.find(.role("combobox", "Plan")).value == "team")
            #expect(try page.checkbox("Send me news").isChecked)
        }
    }

    @Test("A value that cannot be read is an error at its field, and the form keeps the submitted values")
    func unreadable() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Sign Up") { _ in SignUpView { _ in } })
            try page.field("Email").fill("ada@example.org")
            try page.field("Seats").fill("")
            try page.find(.role("combobox", "Plan")).choose("team")
            try page.checkbox("Send me news").check()
            try page.button("Sign Up").click()
            #expect(try page.field("Seats").attribute("aria-invalid") == "true")
            #expect(try page.field("Seats").value == "")
            #expect(try page.field("Email").value == "ada@example.org")
            #expect(try page.find(.role("combobox", "Plan")).value == "team")
            #expect(try page.checkbox("Send me news").isChecked)
        }
    }
}
