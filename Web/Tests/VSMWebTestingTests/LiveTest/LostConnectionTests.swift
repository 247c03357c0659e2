import Synchronization
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests that lose the connection")
struct LostConnectionTests {
    /// The orders of a shop, which outlive the sessions.
    private final class Orders: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock(\.self) }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    /// A form for orders, and a counter.
    private struct OrderView: HTMLView {
        let orders: Orders
        var hasCounter = true
        var greeting = ""
        var initialState: Int { 0 }

        func body(_ container: StateContainer<Int>) -> some HTML {
            p { "Count \(container.state), orders \(orders.all.count)" }.role(.status)
            form {
                label {
                    "Note"
                    input(name: "note", value: greeting)
                }
                button(submits: true) { "Order" }
            }.onSubmit { values in
                orders.add(values["note"] ?? "")
                container.observe(container.state + 1)
            }
            if hasCounter { button { "Count" }.onClick { container.observe(container.state + 1) } }
        }
    }

    /// A note to an order, which survives the server.
    private struct NoteView: PreservedView {
        var preservedName = "note"
        var initialState: String { "" }

        func body(_ container: StateContainer<String>) -> some HTML {
            p { "The note is \(container.state)." }
            button { "Note" }.onClick { container.observe(container.state + "!") }
        }

        func preserved(_ state: String) -> String? { state }
        func restored(_ preserved: String) -> String? { preserved }
    }

    /// A page that preserves which order it shows, and loads the order.
    private struct SelectionView: PreservedView {
        enum ViewState: StateWithInitialAction {
            case loading(Int)
            case loaded(Int)

            func observeInitialAction(in container: StateContainer<Self>) {
                if case .loading(let order) = self { container.observe { await Self.load(order) } }
            }

            static func load(_ order: Int) async -> Self {
                await Task.yield()
                return .loaded(order)
            }
        }

        var initialState: ViewState { .loading(1) }

        func body(_ container: StateContainer<ViewState>) -> some HTML {
            switch container.state {
            case .loading: p { "Loading" }
            case .loaded(let order):
                p { "Order \(order)" }
                button { "Next" }.onClick { container.observe { await ViewState.load(order + 1) } }
            }
        }

        func preserved(_ state: ViewState) -> Int? {
            if case .loaded(let order) = state { order } else { nil }
        }

        func restored(_ order: Int) -> ViewState? { .loading(order) }
    }

    @Test("Another server continues with preserved states, and starts over with the others")
    func preserved() throws {
        try withTestHost { host in
            let site = Site(title: "Order") { _ in
                NoteView()
                OrderView(orders: Orders())
            }
            let page = try host.open(site)
            try page.button("Note").click()
            try page.button("Count").click()
            page.loseConnection()
            try page.joinAnotherServer()
            try page.expect(.text("The note is !."))
            try page.expect(.status("Count 0, orders 0"))
            #expect(page.notes == [])
        }
    }

    @Test("A restored state observes its initial action")
    func loaded() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Order") { _ in SelectionView() })
            try page.button("Next").click()
            try page.expect(.text("Order 2"))
            page.loseConnection()
            try page.joinAnotherServer()
            try page.expect(.text("Order 2"))
        }
    }

    @Test("A page whose state another server cannot restore says that it starts over")
    func notRestored() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Order") { _ in NoteView() })
            page.loseConnection()
            try page.joinAnotherServer(Site(title: "Order") { _ in NoteView(preservedName: "other") })
            try page.expect(.text("The note is ."))
            #expect(page.notes == [SiteTexts.english[.stateNotRestored]])
        }
    }

    @Test("Two states of the same name are a mistake")
    func names() throws {
        try withTestHost { host in
            let site = Site(title: "Order") { _ in
                section { NoteView() }
                section { NoteView() }
            }
            let page = try host.open(site, checks: [])
            page.loseConnection()
            let error = #expect(throws: LiveTestError.self) { try page.joinAnotherServer() }
            #expect(error?.description.contains("Several views preserve their state under the name \"note\".") == true)
        }
    }

    private func site(_ orders: Orders, hasCounter: Bool = true, greeting: String = "") -> Site {
        Site(title: "Orders") { _ in OrderView(orders: orders, hasCounter: hasCounter, greeting: greeting) }
    }

    @Test("Events wait for the connection, and run once when it is back")
    func waiting() throws {
        try withTestHost { host in
            let page = try host.open(site(Orders()))
            page.loseConnection()
            try page.button("Count").click()
            try page.button("Count").click()
            host.runUntilIdle()
            try page.expect(.status("Count 0, orders 0"))
            try page.reconnect()
            try page.expect(.status("Count 2, orders 0"))
            #expect(page.notes == [])
        }
    }

    @Test("An event that arrived before the connection was lost does not run twice")
    func arrived() throws {
        try withTestHost { host in
            let page = try host.open(site(Orders()))
            try page.loseConnection { try page.button("Count").click() }
            try page.expect(.status("Count 0, orders 0"))
            try page.reconnect()
            try page.expect(.status("Count 1, orders 0"))
            try page.button("Count").click()
            try page.expect(.status("Count 2, orders 0"))
            #expect(page.notes == [])
        }
    }

    @Test("Another server makes the page again, with the typed text, and says what may not have been done")
    func anotherServer() throws {
        try withTestHost { host in
            let orders = Orders()
            let page = try host.open(site(orders))
            try page.button("Count").click()
            try page.field("Note").fill("Ring twice")
            try page.loseConnection { try page.button("Order").click() }
            try page.button("Count").click()
            #expect(orders.all == ["Ring twice"])
            try page.joinAnotherServer()
            try page.expect(.status("Count 0, orders 1"))
            #expect(try page.field("Note").value == "Ring twice")
            #expect(
                page.notes == [
                    "“Order” may not have been done. Please check before you try again.",
                    "“Count” could not be done. Please try again.",
                ]
            )
            try page.button("Order").click()
            try page.expect(.status("Count 1, orders 2"))
        }
    }

    @Test("A text that was changed on the other server is not overwritten")
    func changedText() throws {
        try withTestHost { host in
            let page = try host.open(site(Orders()))
            try page.field("Note").fill("Mine")
            page.loseConnection()
            try page.joinAnotherServer(site(Orders(), greeting: "Theirs"))
            #expect(try page.field("Note").value == "Theirs")
            #expect(page.notes == ["What you entered in “Note” could not be put back:"])
        }
    }

    @Test("A connection that is not lost cannot return")
    func open() throws {
        try withTestHost { host in
            let page = try host.open(site(Orders()))
            for returns in [{ try page.reconnect() }, { try page.joinAnotherServer() }] as [() throws -> Void] {
                let error = #expect(throws: LiveTestError.self) { try returns() }
                #expect(error?.reason == .impossible)
            }
        }
    }
}
