import Testing
import VSM
import VSMTesting
import VSMWebTesting

@_spi(Benchmarks) @testable import VSMWeb

@Suite("A page that is visited over a network")
struct VisitedPageTests {
    /// A form with a text, and a counter.
    private struct NoteView: HTMLView {
        var initialState: Int { 0 }

        func body(_ container: StateContainer<Int>) -> some HTML {
            p { "Count \(container.state)" }.role(.status)
            form {
                label {
                    "Note"
                    input(name: "note", value: "")
                }
                button(submits: true) { "Order" }
                label {
                    "Gift"
                    checkbox(name: "gift", isChecked: false)
                }
            }.onSubmit { values in
                let number = values["note"] == "Ring twice" ? 10 : 100
                container.observe(container.state + number + (values["gift"] == nil ? 0 : 1000))
            }
            button { "Count" }.onClick { container.observe(container.state + 1) }
            ul {
                forEach(["Bed", "Couch"], key: \.self) { name in
                    li {
                        span { name }
                        button { "Add" }.onClick { container.observe(name == "Couch" ? 2 : 1) }
                    }
                }
            }
        }
    }

    /// A field whose text is saved for a long time.
    private struct NameView: HTMLView {
        var initialState: String { "" }

        func body(_ container: StateContainer<String>) -> some HTML {
            input(name: "name")
                .bind(container.state) { text in
                    container.observe(
                        StateSequence(
                            { text },
                            {
                                try? await Task.sleep(for: .seconds(60)); return ""
                            }
                        )
                    )
                }
                .accessibilityLabel("Name")
            p { "Saving \(container.state)" }
        }
    }

    private static let site = Site(title: "Notes") { _ in
        NoteView()
        NameView()
    }
    private static let document = Array("<div id=\"vsm-page\" data-page=\"p\" data-token=\"t\"></div>".utf8)

    /// A page, and the session that it is connected to.
    private final class Visit {
        let page = VisitedPage("/")
        private let host: TestHost
        private var exchange: PageExchange

        init(_ host: TestHost) throws {
            self.host = host
            exchange = try #require(PageExchange(opening: "/", of: VisitedPageTests.site, visitor: "v", owner: host))
            try page.load(VisitedPageTests.document, at: "/")
            try join()
        }

        /// Connects to the session.
        func join() throws {
            try exchange.receive(page.join())
            try transmit()
        }

        /// Connects to a server that does not know the session, and loads the page again.
        func joinAnotherServer() throws {
            let answer = try page.receive(Array("[0,0,{\"reload\":true}]".utf8))
            #expect(answer.isSessionGone)
            exchange = try #require(PageExchange(opening: "/", of: VisitedPageTests.site, visitor: "v", owner: host))
            try page.load(VisitedPageTests.document, at: "/")
            try join()
        }

        /// Delivers the messages of both sides.
        func transmit() throws {
            repeat {
                deliver()
                while let message = exchange.takeMessage() { _ = try page.receive(message) }
            } while deliver()
        }

        /// Delivers the messages of the browser.
        @discardableResult
        func deliver() -> Bool {
            let messages = page.takeMessages()
            for message in messages { try? exchange.receive(message) }
            return !messages.isEmpty
        }

        func control(_ name: String, in container: String? = nil) throws -> VisitedPage.Element {
            let isAround: ((String) -> Bool)? = container.map { container in { $0.contains(container) } }
            return try #require(page.find(.control, isAround: isAround) { $0 == name })
        }
    }

    @Test("is used as a person uses it")
    func acts() throws {
        try withTestHost { host in
            let visit = try Visit(host)
            #expect(visit.page.text.hasPrefix("Count 0 Note"))
            try visit.page.click(try visit.control("Count"))
            #expect(visit.page.isWaiting(after: 0))
            try visit.transmit()
            #expect(!visit.page.isWaiting(after: 0))
            #expect(visit.page.text.contains("Count 1"))
            try visit.page.type("Ring twice", into: try visit.control("Note"))
            try visit.page.click(try visit.control("Order"))
            try visit.transmit()
            #expect(visit.page.text.contains("Count 11"))
            try visit.page.click(try visit.control("Add", in: "Couch"))
            try visit.transmit()
            #expect(visit.page.text.contains("Count 2"))
        }
    }

    @Test("sends what was not acknowledged again to the same session, which runs it once")
    func sameSession() throws {
        try withTestHost { host in
            let visit = try Visit(host)
            try visit.page.click(try visit.control("Count"))
            visit.deliver()
            visit.page.loseConnection()
            try visit.page.click(try visit.control("Order"))
            #expect(try !visit.control("Order").isReady || visit.page.isWaiting(after: 1))
            try visit.join()
            #expect(visit.page.text.contains("Count 101"))
            #expect(!visit.page.isWaiting(after: 0))
        }
    }

    @Test("repeats no click in another session, says what may have been done, and puts typed text back")
    func anotherSession() throws {
        try withTestHost { host in
            let visit = try Visit(host)
            try visit.page.type("Ring twice", into: try visit.control("Note"))
            visit.page.beginAct()
            let before = visit.page.lastEvent
            try visit.page.click(try visit.control("Count"))
            visit.deliver()
            visit.page.loseConnection()
            try visit.joinAnotherServer()
            #expect(visit.page.text.contains("Count 0"))
            #expect(visit.page.value(of: try visit.control("Note")) == "Ring twice")
            #expect(visit.page.result(after: before) == .perhapsDone)
            #expect(visit.page.isUnsure)
            visit.page.beginAct()
            visit.page.loseConnection()
            let later = visit.page.lastEvent
            try visit.page.click(try visit.control("Count"))
            try visit.joinAnotherServer()
            #expect(visit.page.result(after: later) == .notDone)
            #expect(!visit.page.isUnsure)
            #expect(visit.page.lostTextCount == 0)
        }
    }

    @Test("puts back what was chosen")
    func choice() throws {
        try withTestHost { host in
            let visit = try Visit(host)
            try visit.page.check(true, try visit.control("Gift"))
            visit.page.loseConnection()
            try visit.joinAnotherServer()
            try visit.page.click(try visit.control("Order"))
            try visit.transmit()
            #expect(visit.page.text.contains("Count 1100"))
            #expect(!visit.page.isUnsure)
        }
    }

    @Test("puts back a text that the server had, if its action was not finished")
    func unfinishedText() throws {
        try withTestHost { host in
            let visit = try Visit(host)
            try visit.page.type("Ada", into: try visit.control("Name"))
            try visit.transmit()
            #expect(visit.page.text.contains("Saving Ada"))
            try visit.joinAnotherServer()
            #expect(visit.page.value(of: try visit.control("Name")) == "Ada")
            try visit.transmit()
            #expect(visit.page.text.contains("Saving Ada"))
        }
    }

    @Test(
        "refuses messages that a browser cannot apply",
        arguments: [
            "", "[", "7", "{}", "[1]", "[\"1\",0]", "[2,0,[\"t\"]]", "[2,0,[\"t\",1]]", "[2,0,[\"a\",1,\"id\"]]",
            "[2,0,[\"t\",99,\"x\"]]", "[2,0,[\"o\",0,[1,1,9999999999]]]", "[2,0,[\"o\",0,[1,1]]]",
            "[2,0,[\"m\",-9223372036854775808,1]]", "[2,0,[\"i\",0,[]]]", "[2,0,[\"i\",0,[7]]]", "[2,0,[\"q\",1]]",
            "[2,0,[\"i\",0,[9223372036854775807,\"p\"]]]", "[2,0,[\"o\",0,[1,1,-1]]]", "[2,0,[\"m\",0,0]]",
            "[2,0," + String(repeating: "[", count: 513),
        ]
    )
    func badMessages(text: String) throws {
        try withTestHost { host in
            let visit = try Visit(host)
            #expect(throws: VisitProblem.self) { try visit.page.receive(Array(text.utf8)) }
        }
    }

    @Test("does not become endlessly deep or large")
    func bounds() throws {
        try withTestHost { host in
            let visit = try Visit(host)
            let problem = #expect(throws: VisitProblem.self) {
                for number in 1_000..<10_000 {
                    let place = number == 1_000 ? 0 : -(number - 1)
                    _ = try visit.page.receive(Array("[\(number),0,[\"i\",\(place),[\(number),\"p\"]]]".utf8))
                }
            }
            #expect("\(problem.map { "\($0)" } ?? "")".hasPrefix("The server sent what a browser cannot apply"))
            let text = "[\"p\"" + String(repeating: ",[\"p\"]", count: 250_000) + "]"
            #expect(throws: VisitProblem.self) { try visit.page.receive(Array("[2,0,{\"tree\":[\(text)]}]".utf8)) }
        }
    }

    @Test("is not any document", arguments: ["", "<p>No page</p>", "<div id=\"vsm-page\" data-page=\"p\"></div>"])
    func otherDocuments(text: String) {
        #expect(throws: VisitProblem.self) { try VisitedPage("/").load(Array(text.utf8), at: "/") }
    }

    @Test("has the nodes of its document, and their numbers from the server")
    func document() async throws {
        let site = Site(title: "A & B") { _ in
            NoteView()
            p { "1 < 2 & \"3\"" }
            textarea(name: "long", value: "One\nTwo <b>")
            input(name: "quoted", value: "\"&amp;\"").accessibilityLabel("Quoted")
            img(src: "/a.png", alt: "A picture")
            unsafeRawHTML("<b>raw</b><br>")
        }
        let session = try #require(await InProcessSession(opening: "/", of: site))
        let page = VisitedPage("/")
        try page.load(session.document, at: "/")
        let answer = await session.connect(page.join())
        #expect(String(decoding: answer, as: UTF8.self).contains("\"numbers\""))
        _ = try page.receive(answer)
        #expect(page.text.contains("Count 0 Note"))
        #expect(page.text.contains("1 < 2 & \"3\""))
        let quoted = try #require(page.find(.field) { $0 == "Quoted" })
        #expect(page.value(of: quoted) == "\"&amp;\"")
        let button = try #require(page.find(.role("button")) { $0 == "Count" })
        try page.click(button)
        for message in page.takeMessages() { _ = try page.receive(await session.receive(message)) }
        #expect(page.text.contains("Count 1"))
    }
}
