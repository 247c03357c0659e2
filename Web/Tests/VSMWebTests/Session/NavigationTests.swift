import Testing
import VSM

@testable import VSMWeb
@testable import VSMWebTesting

@Suite("Navigation in a page", .timeLimit(.minutes(10)))
@MainActor
struct NavigationTests {
    enum Route: SiteRoute {
        case tasks(filter: Filter)
        case old, moved, elsewhere, first, second

        enum Filter: String, RouteValue { case all, open, done }

        private static let tasksPath = route("/", .query("filter", default: Filter.all)) { .tasks(filter: $0) }
        private static let oldPath = route("/old") { .old }
        private static let movedPath = route("/moved") { .moved }
        private static let elsewherePath = route("/elsewhere") { .elsewhere }
        private static let firstPath = route("/first") { .first }
        private static let secondPath = route("/second") { .second }

        static let table = RouteTable(tasksPath, oldPath, movedPath, elsewherePath, firstPath, secondPath)

        var address: RouteAddress {
            switch self {
            case .tasks(let filter): Self.tasksPath(filter)
            case .old: Self.oldPath()
            case .moved: Self.movedPath()
            case .elsewhere: Self.elsewherePath()
            case .first: Self.firstPath()
            case .second: Self.secondPath()
            }
        }
    }

    /// A list whose filter is in the address, and which counts the changes of the filter.
    struct TasksView: HTMLView {
        struct ViewState {
            var filter: Route.Filter
            var count = 0
            var isFinished = false
        }

        let filter: Route.Filter
        var initialState: ViewState { ViewState(filter: filter) }

        func body(_ container: StateContainer<ViewState>) -> some HTML {
            let state = container.state
            func observe(_ change: (inout ViewState) -> Void) {
                var state = container.state
                change(&state)
                container.observe(state)
            }
            return section {
                pageAddress(Route.tasks(filter: state.filter))
                p { "state \(state.filter), view \(filter), told \(state.count)" }
                button { "done" }.onClick { observe { $0.filter = .done } }
                button { "finish" }.onClick { observe { $0.isFinished = true } }
                if state.isFinished { redirect(to: Route.elsewhere) }
            }.onChange(of: filter) { filter in
                observe {
                    $0.filter = filter
                    $0.count += 1
                }
            }
        }
    }

    private let site = Site(title: "Test", routes: Route.self) { route, _ in
        switch route {
        case .tasks(let filter): TasksView(filter: filter)
        case .old: redirect(to: Route.moved, permanently: true)
        case .moved: p { "moved" }
        case .elsewhere: p { "elsewhere" }
        case .first: redirect(to: Route.second)
        case .second: redirect(to: Route.first)
        }
    } notFound: { request in
        p { "nothing at \(request.path.joined(separator: "/"))" }
    }

    /// A page with an address that can become too long.
    struct SearchView: HTMLView {
        var initialState: String { "" }

        func body(_ container: StateContainer<String>) -> some HTML {
            pageAddress(TestRoute.search(text: container.state, filter: nil, tags: [], page: 1))
            p { "\(container.state.count) letters" }
            button { "long" }.onClick { container.observe(String(repeating: "a", count: 3_000)) }
        }
    }

    /// A page, and the messages between it and its browser.
    final class Browser {
        let exchange: PageExchange
        private var number = 0

        init(_ target: String, _ site: Site) {
            exchange = PageExchange(opening: target, of: site, visitor: "", owner: MainActor.shared)!
            exchange.connect(.init(page: "", token: "", nodes: nil, version: 1))
        }

        func answer() throws -> Received { try Received(#require(exchange.takeMessage())) }

        func visit(_ target: String) throws -> Received {
            number += 1
            if exchange.accept(number) { exchange.follow(.init(number: number, target: target)) }
            return try answer()
        }

        func click(_ name: String) throws -> Received {
            number += 1
            let tree = try ReferenceTree(tree: exchange.writeWholePage())
            var found: NodeID?
            func visit(_ node: ReferenceTree.Node) {
                let isNamed = node.children.contains { $0.text == name }
                if node.kind == .element("button"), isNamed { found = NodeID(UInt32(node.number)) }
                node.children.forEach(visit)
            }
            visit(tree.page)
            let node = try #require(found)
            if exchange.accept(number) {
                exchange.run(.init(number: number, version: 1, node: node, kind: .click, payload: EventPayload()))
            }
            return try answer()
        }

        var text: String { String(decoding: exchange.writeWholePage(), as: UTF8.self) }
    }

    @Test("The state of a page is in its address, and Back restores the state of the earlier address")
    func query() throws {
        let browser = Browser("/", site)
        _ = try browser.answer()
        let clicked = try browser.click("done")
        #expect(clicked.target == "/?filter=done")
        #expect(!clicked.text.contains("\"replace\""))
        // The page has set the address itself, so it is not told about the change.
        #expect(browser.text.contains("state done, view done, told 0"))
        let back = try browser.visit("/")
        #expect(back.target == "/")
        #expect(browser.text.contains("state all, view all, told 1"))
        let forward = try browser.visit("/?filter=done")
        #expect(forward.target == "/?filter=done")
        #expect(browser.text.contains("state done, view done, told 2"))
    }

    @Test("A redirection is followed within the page, and the browser learns the last address")
    func redirection() throws {
        let browser = Browser("/", site)
        _ = try browser.answer()
        #expect(try browser.visit("/old").target == "/moved")
        #expect(browser.text.contains("moved"))
        #expect(try browser.visit("/old").target == "/moved")
    }

    @Test("A state redirects the browser, and Back returns to the page")
    func redirectionOfState() throws {
        let browser = Browser("/", site)
        _ = try browser.answer()
        let finished = try browser.click("finish")
        #expect(finished.target == "/elsewhere")
        #expect(!finished.text.contains("\"replace\""))
        #expect(browser.text.contains("elsewhere"))
        #expect(try browser.visit("/").target == "/")
        #expect(browser.text.contains("told 0"))
    }

    @Test("Pages that redirect to each other are stopped, and the problem is reported")
    func circle() throws {
        let browser = Browser("/", site)
        _ = try browser.answer()
        let answer = try browser.visit("/first")
        #expect(answer.problem?.hasPrefix("Pages redirect to each other without end: ") == true)
        #expect(try browser.visit("/moved").target == "/moved")
        #expect(browser.text.contains("moved"))
    }

    @Test("A state whose address is too long is shown, at the address that the page had")
    func tooLong() throws {
        let browser = Browser("/search", Site(title: "Test") { _ in SearchView() })
        _ = try browser.answer()
        let answer = try browser.click("long")
        #expect(answer.problem?.hasSuffix("Is it too long?") == true)
        #expect(answer.target == nil)
        #expect(answer.text.contains("3000 letters"))
    }

    @Test("An address without a route has the site's own page and the status 404")
    func notFound() {
        let browser = Browser("/no/such", site)
        #expect(browser.exchange.status == .notFound)
        #expect(browser.text.contains("nothing at no/such"))
    }
}
