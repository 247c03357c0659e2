import HTTPTypes
import HummingbirdCore
import Synchronization
import Testing
import VSM

@testable import VSMWeb

/// Buttons that are pressed without the script of the page.
@Suite("Buttons without the script", .timeLimit(.minutes(10)))
struct ClickSubmissionTests {
    /// A list of names, which can be removed one by one or all at once.
    private struct NamesView: HTMLView {
        let names: [String]
        var initialState: [String] { names }

        func body(_ container: StateContainer<[String]>) -> some HTML {
            ul {
                forEach(container.state, key: \.self) { name in
                    li {
                        "[\(name)]"
                        button { "Remove" }.onClick { container.observe(container.state.filter { $0 != name }) }
                    }.id("name-\(name)")
                }
            }
            button { "Empty" }.class("empty").onClick(seeing: container.state) { container.observe([]) }
            button { "Twice" }.onClick { container.observe([]) }
            button { "Twice" }.onClick { container.observe([]) }
            button { "Leave" }.onClick { container.observe(["leave"]) }
            form {
                button { "In a form" }.onClick { container.observe(["form"]) }
                button(submits: true) { "Submit" }.onClick {}
            }.onSubmit { _ in container.observe(["submitted"]) }
            button { "Own name" }.name("mine").onClick {}
            button { "Menu" }.attribute("popovertarget", "menu").onClick {}
            button { "Nothing" }
            div { "Part" }.onClick { container.observe(["part"]) }
            if container.state == ["leave"] { redirect(to: "/left") }
        }
    }

    private func makeFixture(names: [String] = ["a", "b"], secret: ServerSecret = .random()) -> HostFixture {
        HostFixture(
            secret: secret,
            site: Site(title: "Names") { request in
                if request.path == ["names"] { NamesView(names: names) } else { p { "left" } }
            }
        )
    }

    @Test("A button runs its handler, and the answer is the next state")
    func press() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        try await browser.press("Remove", at: 1)
        #expect(browser.status == .ok)
        #expect(browser.html.contains("[a]") && !browser.html.contains("[b]"))
        try await browser.press("Empty")
        #expect(!browser.html.contains("[a]"))
        try await browser.press("In a form")
        #expect(browser.html.contains("[form]"))
        try await browser.press("Leave")
        #expect(browser.status == .seeOther && browser.headers[.location] == "/left")
    }

    @Test("A button with its own behavior or name stays unchanged")
    func others() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        for text in ["Submit", "Own name", "Menu", "Nothing"] {
            let tag = try #require(browser.html.split(separator: ">\(text)</button>").first?.split(separator: "<").last)
            #expect(!tag.contains("vsm-click"), "\(text)")
        }
        #expect(browser.html.contains("<button type=\"button\">Nothing</button>"))
        #expect(browser.html.contains("<button type=\"submit\" data-vsm-on=\"click\">Submit</button>"))
    }

    @Test("A button of a page that was left does nothing, and the person is told")
    func outdated() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        let page = browser.html
        try await browser.press("Remove")
        browser.html = page
        try await browser.press("Remove", at: 1)
        #expect(browser.status == .conflict)
        #expect(browser.html.contains("This page has just changed. Nothing was done."))
        #expect(browser.html.contains("[b]"))
    }

    @Test("A button whose page is gone is found in a new page by its text and the identity of its row")
    func anew() async throws {
        let secret = ServerSecret.random()
        let browser = BrowserWithoutScript(makeFixture(secret: secret))
        try await browser.get()
        func elsewhere(_ text: String) async throws -> BrowserWithoutScript {
            let elsewhere = BrowserWithoutScript(makeFixture(names: ["x", "b", "a"], secret: secret))
            (elsewhere.cookie, elsewhere.html) = (browser.cookie, browser.html)
            try await elsewhere.press(text)
            return elsewhere
        }
        let removed = try await elsewhere("Remove")
        #expect(removed.status == .ok)
        #expect(!removed.html.contains("[a]") && removed.html.contains("[x]") && removed.html.contains("[b]"))
        // The button is tied to the content that the person saw, or another button is like it.
        for text in ["Empty", "Twice"] {
            let refused = try await elsewhere(text)
            #expect(refused.status == .conflict)
            #expect(refused.html.contains("[a]"))
        }
    }

    @Test("A forged button only runs handlers that the page offers for clicks")
    func forged() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        let (page, ticket) = (browser.html, try browser.ticket)
        let long = "1.\(String(repeating: "0", count: 300))"
        for value in ["", ".", "1", "1.", "x.0", "-1.0", "1.0.0", "99999999999.0", "1.gg", "%00", long] {
            browser.html = page
            try await browser.post("vsm-form=\(ticket)&vsm-click=\(value)")
            #expect([.badRequest, .conflict].contains(browser.status), "\(value)")
        }
        // A form is not a button, a button is not a form, and nothing is both.
        let button = try BrowserWithoutScript.value(of: page)
        let twice = "vsm-form=\(ticket)&vsm-click=\(button)&vsm-click=\(button)"
        for body in ["vsm-form=\(ticket)", twice, "vsm-click=\(button)"] {
            try await browser.post(body)
            #expect(browser.status == .badRequest, "\(body)")
        }
        let form = try #require(page.split(separator: "data-vsm-unscripted=\"\" value=\"").dropFirst().first)
        let formTicket = String(form.prefix { $0 != "\"" })
        try await browser.post("vsm-form=\(formTicket)&vsm-click=\(button)")
        #expect(browser.status == .badRequest)
        try await browser.get()
        #expect(browser.html.contains("[a]") && browser.html.contains("[b]"))
    }
}

extension BrowserWithoutScript {
    /// The value of the field that all buttons share.
    fileprivate var ticket: String {
        get throws {
            let form = try #require(html.split(separator: "<form id=\"vsm-click\"").last)
            return String(try #require(form.split(separator: "value=\"").dropFirst().first).prefix { $0 != "\"" })
        }
    }

    /// The value of a button, by its text.
    fileprivate func button(_ text: String, at index: Int = 0) throws -> String {
        let start = "<button type=\"submit\" form=\"vsm-click\" name=\"vsm-click\" value=\""
        let tags = html.split(separator: start)
        let found = tags.dropFirst().filter { $0.drop { $0 != ">" }.dropFirst().hasPrefix("\(text)</button>") }
        try #require(found.indices.contains(index), "\(text)")
        return String(found[index].prefix { $0 != "\"" })
    }

    /// The value of the first button of a page.
    fileprivate static func value(of page: String) throws -> String {
        let tag = try #require(page.split(separator: "name=\"vsm-click\" value=\"").dropFirst().first)
        return String(tag.prefix { $0 != "\"" })
    }

    fileprivate func press(_ text: String, at index: Int = 0) async throws {
        try await post("vsm-form=\(ticket)&vsm-click=\(button(text, at: index))")
    }
}
