import HTTPTypes
import Testing
import VSM

@testable import VSMWeb

/// Forms that are refused, sent without the script of the page.
@Suite("Refused forms without the script", .timeLimit(.minutes(10)))
struct RefusedFormTests {
    private struct Booking: Decodable {
        var seats: Int
    }

    /// A form whose fields are not in the state.
    private struct BookingView: HTMLView {
        var initialState: FormErrors { FormErrors() }

        func body(_ container: StateContainer<FormErrors>) -> some HTML {
            form {
                input(name: "email")
                input(name: "seats", value: 1).errors(container.state, in: "booking")
                checkbox(name: "news", isChecked: false)
                select(name: "room") {
                    option(value: "s", isSelected: true) { "S" }
                    option(value: "l") { "L" }
                }
                input(type: .password, name: "password")
                input(type: .hidden, name: "page", value: "7")
                button(submits: true) { "Book" }
            }.onSubmit(as: Booking.self) { result in
                switch result {
                case .failure(let errors): container.observe(errors)
                case .success(let booking) where booking.seats > 4:
                    container.observe(FormErrors(["seats": "There are four."]))
                case .success: container.observe(FormErrors())
                }
            }
        }
    }

    private func open(limits: SessionLimits = SessionLimits()) async throws -> BrowserWithoutScript {
        let fixture = HostFixture(limits: limits, site: Site(title: "Booking") { _ in BookingView() })
        let browser = BrowserWithoutScript(fixture, at: "/")
        try await browser.get()
        return browser
    }

    private func expectAsSent(_ browser: BrowserWithoutScript, seats: String) {
        #expect(browser.html.contains(#"name="email" value="&quot;a&quot;">"#), "\(browser.html)")
        #expect(browser.html.contains(#"name="news" checked="">"#))
        #expect(browser.html.contains(#"<option value="s">"#))
        #expect(browser.html.contains(#"<option value="l" selected="">"#))
        #expect(browser.html.contains(#"value="\#(seats)""#))
        #expect(!browser.html.contains("secret"))
        // The state determines the fields that the person cannot change.
        #expect(browser.html.contains(#"name="page" value="7">"#))
    }

    @Test(
        "The answering page contains the sent values, except passwords",
        arguments: ["", "many", "%3Cb%3E", "9", "99999999999999999999"]
    )
    func unreadable(seats: String) async throws {
        let browser = try await open()
        let fields = "email=%22a%22&seats=\(seats)&news=on&room=l&password=secret&page=8"
        for _ in 0..<2 {
            try await browser.submit(0, fields)
            #expect(browser.status == .ok)
            expectAsSent(browser, seats: seats.replacing("%3C", with: "&lt;").replacing("%3E", with: "&gt;"))
        }
        try await browser.submit(0, "email=%22a%22&seats=2&news=on&room=l")
        #expect(!browser.html.contains("&quot;a&quot;"))
        #expect(browser.html.contains(#"<option value="s" selected="">"#))
    }

    @Test("A form that is sent too early also keeps its values")
    func tooMany() async throws {
        var limits = SessionLimits()
        limits.eventBurst = 1
        limits.eventsPerSecond = 0
        let browser = try await open(limits: limits)
        try await browser.submit(0, "email=b&seats=many")
        try await browser.submit(0, "email=%22a%22&seats=3&news=on&room=l&password=secret&page=8")
        #expect(browser.status == .conflict)
        expectAsSent(browser, seats: "3")
    }
}
