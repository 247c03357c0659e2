import HTTPTypes
import MetricsTestKit
import Testing
import VSM

@testable import VSMWeb

/// Forms that are sent without the script of the page.
@Suite("Forms without the script", .timeLimit(.minutes(10)))
struct FormSubmissionTests {
    /// A list of names, with a form that adds a name, and a form for each name that removes it.
    private struct NamesView: HTMLView {
        let names: [String]
        var initialState: [String] { names }

        func body(_ container: StateContainer<[String]>) -> some HTML {
            form {
                input(name: "name")
                button(submits: true) { "Add" }
            }.onSubmit { values in
                let name = values["name"] ?? ""
                container.observe(container.state + [name])
            }
            ul {
                forEach(container.state, key: \.self) { name in
                    li {
                        "[\(name)]"
                        form { button(submits: true) { "Remove" } }
                            .onSubmit { _ in container.observe(container.state.filter { $0 != name }) }
                    }
                }
            }
            form { button(submits: true) { "Empty" } }.id("empty")
                .onSubmit(seeing: container.state) { _ in container.observe([]) }
            form { button(submits: true) { "Leave" } }.id("leave").onSubmit { _ in container.observe(["leave"]) }
            if container.state == ["leave"] { redirect(to: "/left") }
        }
    }

    private func makeFixture(
        names: [String] = ["a", "b"],
        limits: SessionLimits = SessionLimits(),
        secret: ServerSecret = .random()
    ) -> HostFixture {
        HostFixture(
            limits: limits,
            secret: secret,
            site: Site(title: "Names") { request in
                if request.path == ["names"] { NamesView(names: names) } else { p { "left" } }
            }
        )
    }

    @Test("A form runs its handler, and the answer is the next state")
    func submit() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        #expect(browser.html.contains("<form data-vsm-on=\"submit\" method=\"post\"><input type=\"hidden\""))
        try await browser.submit(0, "name=%C3%BC+%3Cx%3E%0D%0Ay")
        #expect(browser.status == .ok)
        #expect(browser.html.contains("[ü &lt;x&gt;\ny]"))
        try await browser.submit(0, "name=d")
        #expect(browser.html.contains("[ü &lt;x&gt;\ny]"))
        #expect(browser.html.contains("[d]"))
        #expect(try browser.fixture.metrics.expectGauge("vsm_sessions").lastValue == 1)
    }

    @Test("A form that is sent twice runs once")
    func twice() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        let page = browser.html
        try await browser.submit(0, "name=c")
        browser.html = page
        try await browser.submit(0, "name=c2")
        #expect(browser.status == .ok)
        #expect(browser.html.contains("This form was sent before."))
        #expect(browser.html.contains("[c]"))
        #expect(!browser.html.contains("[c2]"))
    }

    /// The event between two submissions of a form.
    enum Change: CaseIterable {
        case joined, gone, restarted, restartedAfterJoin
    }

    @Test(
        "A form that is sent again runs once, even if its page was joined or is gone, and after a restart",
        arguments: Change.allCases
    )
    func again(change: Change) async throws {
        let secret = ServerSecret.random()
        let browser = BrowserWithoutScript(makeFixture(secret: secret))
        try await browser.get()
        let page = browser.html
        if change != .gone { try await join(browser) }
        if change == .gone { await browser.fixture.host.registry.closeAll() }
        if change == .restarted { browser.fixture = makeFixture(secret: secret) }
        try await browser.submit(0, "name=c")
        #expect(browser.html.contains("[c]"))
        if change == .restartedAfterJoin { browser.fixture = makeFixture(secret: secret) }
        for _ in 0..<5 {
            browser.html = page
            try await browser.submit(0, "name=c")
            #expect(browser.status == .ok)
            #expect(browser.html.contains("This form was sent before."))
            #expect(!browser.html.contains("[c]"))
        }
        // Another form of the same document.
        browser.html = page
        try await browser.submit(1)
        #expect(!browser.html.contains("[a]") && browser.html.contains("[b]"))
    }

    @Test("A form that is sent twice at the same time runs once, even if its page is gone")
    func atOnce() async throws {
        let fixture = makeFixture()
        let browser = BrowserWithoutScript(fixture)
        try await browser.get()
        await fixture.host.registry.closeAll()
        let pages = try await withThrowingTaskGroup(of: String.self) { group in
            let (cookie, ticket) = (browser.cookie, browser.tickets[0])
            for _ in 0..<10 {
                group.addTask {
                    let browser = BrowserWithoutScript(fixture)
                    browser.cookie = cookie
                    try await browser.post("vsm-form=\(ticket)&name=c")
                    return browser.html
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pages.count { $0.contains("[c]") } == 1)
        #expect(pages.count { $0.contains("This form was sent before.") } == 9)
    }

    @Test("A form that did not run runs when it is sent again")
    func notRun() async throws {
        let secret = ServerSecret.random()
        let browser = BrowserWithoutScript(makeFixture(secret: secret))
        try await browser.get()
        let page = browser.html
        browser.fixture = makeFixture(names: ["b"], secret: secret)
        try await browser.submit(1)
        #expect(browser.status == .conflict)
        browser.fixture = makeFixture(secret: secret)
        browser.html = page
        try await browser.submit(1)
        #expect(browser.status == .ok)
        #expect(!browser.html.contains("[a]"))
    }

    @Test("A form whose page is gone runs in a new page, even on another server of the site")
    func anew() async throws {
        let secret = ServerSecret.random()
        let browser = BrowserWithoutScript(makeFixture(secret: secret))
        try await browser.get()
        let elsewhere = BrowserWithoutScript(makeFixture(names: ["x", "b", "a"], secret: secret))
        (elsewhere.cookie, elsewhere.html) = (browser.cookie, browser.html)
        // The row of "a" is another one now.
        try await elsewhere.submit(1)
        #expect(elsewhere.status == .ok)
        #expect(!elsewhere.html.contains("[a]"))
        #expect(elsewhere.html.contains("[x]") && elsewhere.html.contains("[b]"))
    }

    @Test(
        "A form that no longer exists, or is tied to the content that the person saw, does nothing in a new page"
    )
    func goneForm() async throws {
        let secret = ServerSecret.random()
        let browser = BrowserWithoutScript(makeFixture(secret: secret))
        try await browser.get()
        for (position, sentence) in [(1, "the form is another one"), (3, "This page has just changed.")] {
            let elsewhere = BrowserWithoutScript(makeFixture(names: ["x", "b"], secret: secret))
            (elsewhere.cookie, elsewhere.html) = (browser.cookie, browser.html)
            try await elsewhere.submit(position)
            #expect(elsewhere.status == .conflict)
            #expect(elsewhere.html.contains(sentence))
            #expect(elsewhere.html.contains("[x]") && elsewhere.html.contains("[b]"))
        }
    }

    @Test("A handler that is tied to the content that the person saw runs if the content is unchanged")
    func tied() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        try await browser.submit(3)
        #expect(browser.status == .ok)
        #expect(!browser.html.contains("[a]"))
    }

    @Test("A state that sends the browser elsewhere is answered with a redirection")
    func redirection() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        try await browser.submit(4)
        #expect(browser.status == .seeOther)
        #expect(browser.headers[.location] == "/left")
    }

    @Test("A form is accepted only from a page of this site, with the cookie and the token of its visitor")
    func protection() async throws {
        let fixture = makeFixture()
        let browser = BrowserWithoutScript(fixture)
        let other = BrowserWithoutScript(fixture)
        try await browser.get()
        try await other.get()
        let ticket = browser.tickets[0]

        func expectRefusal(
            _ status: HTTPResponse.Status,
            _ body: String? = nil,
            _ change: (BrowserWithoutScript) -> Void = { _ in }
        ) async throws {
            let attacker = BrowserWithoutScript(fixture)
            attacker.cookie = browser.cookie
            change(attacker)
            try await attacker.post(body ?? "vsm-form=\(ticket)&name=evil")
            #expect(attacker.status == status)
            #expect(!attacker.html.contains("[a]"))
        }
        try await expectRefusal(.forbidden) { $0.origin = nil }
        try await expectRefusal(.forbidden) { $0.origin = "null" }
        try await expectRefusal(.forbidden) { $0.origin = "https://localhost:8080" }
        try await expectRefusal(.forbidden) { $0.cookie = nil }
        // Another visitor with this page, and this visitor with another's page.
        try await expectRefusal(.forbidden) { $0.cookie = other.cookie }
        try await expectRefusal(.forbidden, "vsm-form=\(other.tickets[0])")
        let parts = ticket.split(separator: ".").map(String.init)
        let otherPage = String(other.tickets[0].split(separator: ".")[1])
        try await expectRefusal(.forbidden, "vsm-form=\(parts[0]).\(otherPage).1.\(parts[3]).0")
        let forged = (parts[0].first == "0" ? "1" : "0") + parts[0].dropFirst()
        try await expectRefusal(.forbidden, "vsm-form=\(forged).\(parts[1]).1.\(parts[3]).0")
        try await expectRefusal(.unsupportedMediaType) { $0.contentType = "text/plain" }
        try await expectRefusal(.methodNotAllowed) { $0.path = "/vsm/socket" }
        // None of these forms was run.
        try await browser.submit(0, "name=c")
        #expect(!browser.html.contains("[evil]"))
        #expect(browser.html.contains("[c]"))
    }

    @Test("A forged node or identity finds no handler")
    func forgedNode() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        for rest in ["1.3.0", "1.4294967295.0", "1.9.ffffffffffffffff"] {
            try await browser.get()
            let parts = browser.tickets[0].split(separator: ".")
            try await browser.post("vsm-form=\(parts[0]).\(parts[1]).\(rest)")
            #expect(browser.status == .conflict)
            #expect(browser.html.contains("[a]"))
        }
    }

    @Test("A form does not change a page that a browser has joined; another page is opened")
    func joined() async throws {
        let fixture = makeFixture()
        let browser = BrowserWithoutScript(fixture)
        try await browser.get()
        try await join(browser)
        try await browser.submit(0, "name=c")
        #expect(browser.html.contains("[c]"))
        #expect(try fixture.metrics.expectGauge("vsm_sessions").lastValue == 2)
    }

    /// Joins the page of a browser, as its script does.
    private func join(_ browser: BrowserWithoutScript) async throws {
        func attribute(_ name: String) throws -> String {
            String(try #require(browser.html.split(separator: "data-\(name)=\"").last).prefix { $0 != "\"" })
        }
        let visitor = String(try #require(browser.cookie).split(separator: "=")[1].prefix(Secret.length))
        let join = ClientMessage.Join(
            page: try attribute("page"),
            token: try attribute("token"),
            nodes: 1,
            version: nil
        )
        let registry = browser.fixture.host.registry
        #expect(await registry.join(join, visitors: [visitor], over: RecordingConnection()) != nil)
    }

    @Test("Too many, too large and unreadable fields are refused, and the server continues")
    func limits() async throws {
        let browser = BrowserWithoutScript(makeFixture())
        try await browser.get()
        let page = browser.html
        let long = String(repeating: "x", count: 16_380)
        let many = (0..<10_000).map { "f\($0)=" }.joined(separator: "&")
        let bodies: [(String, HTTPResponse.Status)] = [
            ("&\(many)", .contentTooLarge),
            ("&name=\(String(repeating: "x", count: 17_000))", .contentTooLarge),
            ("&name=\(long)&other=\(long)&third=", .contentTooLarge),
            ("&\(String(repeating: "n", count: 300))=1", .contentTooLarge),
            ("&name=%", .badRequest), ("&name=%4", .badRequest), ("&name=%zz", .badRequest), ("&name=%ff", .badRequest),
            ("&name=%00", .badRequest), ("&%=%", .badRequest),
            ("&vsm-form=\(browser.tickets[0])", .badRequest),
        ]
        for (body, status) in bodies {
            browser.html = page
            try await browser.submit(0, String(body.dropFirst()))
            #expect(browser.status == status, "\(body.prefix(40))")
        }
        for ticket in ["", ".", "....", "a.b.c.d.e", "0.0.99999999999999999999.1.1", "x.\(Secret.random()).-1.-1.0"] {
            try await browser.post("vsm-form=\(ticket)")
            #expect([.badRequest, .forbidden].contains(browser.status), "\(ticket)")
        }
        try await browser.post("name=x")
        #expect(browser.status == .badRequest)
        browser.html = page
        try await browser.submit(0, (0..<99).map { "f\($0)=" }.joined(separator: "&") + "&name=c")
        #expect(browser.html.contains("[c]"))
    }

    @Test("Bytes of any kind are read without a trap")
    func bytes() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("&=%+.0aévsm-form\r\n\0".utf8)
        for _ in 0..<2_000 {
            let length = Int.random(in: 0...60, using: &generator)
            _ = try? SubmittedForm((0..<length).map { _ in alphabet.randomElement(using: &generator)! })
        }
    }

    @Test("Pages are described for search engines and other sites, in their own language")
    func head() async throws {
        let site = Site(title: "Site") { _ in
            pageTitle("A \"page\"")
            pageDescription("<About>")
            pageLanguage("de")
            pageCanonicalAddress("https://example.com/page")
            pageUnlisted()
            pagePreview(.article, image: "https://example.com/a.png", imageDescription: "A")
        }
        let body = try await HostFixture(site: site).get("/").body
        for line in [
            "<html lang=\"de\">", "<title>A \"page\"</title>", "<meta name=\"description\" content=\"&lt;About&gt;\">",
            "<link rel=\"canonical\" href=\"https://example.com/page\">", "<meta name=\"robots\" content=\"noindex\">",
            "<meta property=\"og:type\" content=\"article\">",
            "<meta property=\"og:title\" content=\"A &quot;page&quot;\">",
            "<meta property=\"og:description\" content=\"&lt;About&gt;\">",
            "<meta property=\"og:image\" content=\"https://example.com/a.png\">",
        ] {
            #expect(body.contains(line), "\(line)")
        }
    }
}
