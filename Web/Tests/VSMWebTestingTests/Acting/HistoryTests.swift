import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: back and forward")
struct HistoryTests {
    enum Route: SiteRoute {
        case list(filter: String)
        case old, help

        private static let listPath = route("/", .query("filter", default: "")) { .list(filter: $0) }
        private static let oldPath = route("/old") { .old }
        private static let helpPath = route("/help") { .help }

        static let table = RouteTable(listPath, oldPath, helpPath)

        var address: RouteAddress {
            switch self {
            case .list(let filter): Self.listPath(filter)
            case .old: Self.oldPath()
            case .help: Self.helpPath()
            }
        }
    }

    /// A list whose filter is in the address.
    private struct ListView: HTMLView {
        let filter: String
        let change: AddressChange
        var initialState: String { filter }

        func body(_ container: StateContainer<String>) -> some HTML {
            section {
                pageAddress(Route.list(filter: container.state), change)
                p { "Filter: \(container.state)" }
                button { "Open" }.onClick { container.observe("open") }
                button { "Done" }.onClick { container.observe("done") }
                a(to: Route.help) { "Help" }
            }.onChange(of: filter) { container.observe($0) }
        }
    }

    private func site(_ change: AddressChange) -> Site {
        Site(title: "Test", routes: Route.self) { route, _ in
            switch route {
            case .list(let filter): ListView(filter: filter, change: change)
            case .old: redirect(to: Route.help)
            case .help: h1 { "Help" }
            }
        } notFound: { _ in
            p { "Nothing" }
        }
    }

    @Test("Back and forward go through the addresses that a state pushed")
    func pushed() throws {
        try withTestHost { host in
            let page = try host.open(site(.push))
            try page.button("Open").click()
            try page.button("Done").click()
            #expect(page.path == "/?filter=done")
            try page.back()
            try page.expect(.text("Filter: open"))
            #expect(page.path == "/?filter=open")
            try page.back()
            #expect(page.path == "/")
            expectRefusal(.impossible, saying: "There is no page before this one") { try page.back() }
            try page.forward()
            try page.expect(.text("Filter: open"))

            try page.link("Help").click()
            expectRefusal(.impossible, saying: "There is no page after this one") { try page.forward() }
            try page.back()
            #expect(page.path == "/?filter=open")
        }
    }

    @Test("Back does not return to an address that a state replaced")
    func replaced() throws {
        try withTestHost { host in
            let page = try host.open(site(.replace))
            try page.button("Open").click()
            try page.link("Help").click()
            try page.back()
            #expect(page.path == "/?filter=open")
            expectRefusal(.impossible, saying: "There is no page before this one") { try page.back() }
        }
    }

    @Test("Back does not return to a page that redirected to another one")
    func redirected() throws {
        try withTestHost { host in
            let page = try host.open(site(.push))
            try page.visit("/old")
            #expect(page.path == "/help")
            try page.back()
            #expect(page.path == "/")
            let other = try host.open(site(.push), "/old")
            #expect(other.path == "/help")
            expectRefusal(.impossible, saying: "There is no page before this one") { try other.back() }
        }
    }
}
