import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("State graphs of pages")
struct ExplorePageTests {
    private func explore(samples: [String: [String]]) throws -> StateGraph<PageSnapshot> {
        try StateGraph.explore(
            page: "/",
            of: { _ in
                .tasks(
                    TaskStore(
                        load: { try await choose(.success([]), .failure(Offline())) },
                        save: { _ in try await choose(.success(()), .failure(Offline())) }
                    )
                )
            },
            samples: samples
        )
    }

    @Test("The edges are the handlers of the page, with the outcomes of the stubs")
    func tasks() throws {
        let graph = try explore(samples: ["title": ["Buy bread", ""]])
        #expect(
            graph.text == """
                loading (first)
                    [success] → loaded
                    [failure] → failed
                loaded
                    Add "Buy bread" → saving
                    Add "" or check Buy bread or Delete Buy bread or uncheck Buy bread → loaded
                failed
                    Try Again → loading
                saving
                    [success] or [failure] → loaded
                    check Buy bread or Delete Buy bread or uncheck Buy bread → saving
                """
        )
        graph.expectNoDeadEnds()
        graph.expectInvariants()
        graph.expectPath(from: "failed", to: "loaded")
        graph.expect("a failure is told", in: "failed") { $0.contains(.alert("The tasks could not be loaded.")) }
    }

    @Test("Without samples, a field gets a text of its type")
    func defaultSamples() throws {
        let graph = try StateGraph.explore(
            of: { _ in
                .page {
                    form {
                        label {
                            "Address"; input(type: .email, name: "address")
                        }
                        button(submits: true) { "Send" }
                    }.onSubmit { #expect($0["address"] == "name@example.com") }
                }
            }
        )
        #expect(graph.text == "/ (first)\n    Send → /")
    }

    @Test("The outline of a state shows typed text before the state has it")
    func typed() throws {
        struct Draft: HTMLView {
            let clock: any Clock<Duration>
            var initialState: String { "a" }
            func body(_ container: StateContainer<String>) -> some HTML {
                label {
                    "Title"
                    input(name: "title", value: container.state)
                        .onInput { container.observe($0, debounced: .seconds(1, on: clock)) }
                }
            }
        }
        let graph = try StateGraph.explore(
            of: { host in
                let clock = host.clock
                return .page { Draft(clock: clock) }
            },
            samples: ["title": ["b", ""]],
            identifiedBy: { "\($0.states[0]): \($0.outline)" }
        )
        graph.expectReachable(#"a: - textbox "Title": b"#, #"b: - textbox "Title": b"#)
        graph.expectReachable(#"a: - textbox "Title""#, #": - textbox "Title""#)
    }

    @Test("Links are followed if the test asks for it")
    func links() throws {
        let site = { (_: TestHost) in Site.tasks(TaskStore(load: { [] })) }
        let graph = try StateGraph.explore(of: site, followsLinks: true)
        graph.expectReachable("/ loading", "/ loaded", "/about?more=1")
        graph.expectPath(from: .every, to: "/ loaded")
        #expect(try !StateGraph.explore(of: site).contains("/about?more=1"))
    }

    @Test("Without followed links, the graph ends at a page to which a form redirects")
    func redirection() throws {
        let site = { (_: TestHost) in Site.orders }
        let graph = try StateGraph.explore(
            of: site,
            // Both would trap in a page without states.
            identifiedBy: { $0.states[0] },
            invariants: [StateInvariant("It is the order") { !$0.states[0].isEmpty }]
        )
        #expect(
            graph.text == """
                editing (first)
                    Place Order → editing
                    Place Order continues → /receipt?order=7
                /receipt?order=7
                """
        )
        graph.expectNoDeadEnds()
        graph.expectNoHangs()
        graph.expectInvariants()
        graph.expect("the receipt is shown", in: "/receipt?order=7") { $0.contains(.heading("Receipt")) }
        let whole = try StateGraph.explore(of: site, followsLinks: true)
        whole.expectReachable("/receipt?order=7 printing", "/receipt?order=7 printed")
        whole.expectPath(from: "/receipt?order=7 printed", to: "/ editing")
    }

    @Test("The exploration begins at the page to which the first one redirects")
    func firstRedirection() throws {
        let graph = try StateGraph.explore(page: "/old", of: { _ in .orders })
        graph.expectReachable("editing", "/receipt?order=7")
    }

    @Test("A state is named after its case and the enums that it carries")
    func names() throws {
        enum Part { case ready, failed }
        enum Whole { case none, some(Int, Part) }
        struct Steps: HTMLView {
            var initialState: Whole { .none }
            func body(_ container: StateContainer<Whole>) -> some HTML {
                div {
                    button { "Succeed" }.onClick { container.observe(.some(1, .ready)) }
                    button { "Fail" }.onClick { container.observe(.some(2, .failed)) }
                }
            }
        }
        let graph = try StateGraph.explore(of: { _ in .page { Steps() } })
        #expect(graph.nodes.map(\.name) == ["none", "some.ready", "some.failed"])
        #expect(graph[graph.initial]?.actions == ["Succeed", "Fail"])
    }

    @Test("Problems of checks and of the test's invariants are shown with the path to them")
    func invariants() throws {
        struct Growing: HTMLView {
            var initialState: Bool { false }
            func body(_ container: StateContainer<Bool>) -> some HTML {
                div {
                    button { "Grow" }.onClick { container.observe(true) }
                    if container.state { input(name: "nameless") }
                }
            }
        }
        let texts = try issueTexts {
            let graph = try StateGraph.explore(
                of: { _ in .page { Growing() } },
                invariants: [StateInvariant("The page stays empty") { $0.count(of: .field()) == 0 }]
            )
            graph.expectInvariants()
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("A field has no name") == true)
        #expect(texts.first?.contains("\"The page stays empty\" in \"true\"") == true)
        #expect(texts.first?.contains("Grow → true") == true)
    }

    @Test("A dead end is a page without actions that does not change by itself")
    func deadEnd() throws {
        struct Ending: HTMLView {
            var initialState: Bool { false }
            func body(_ container: StateContainer<Bool>) -> some HTML {
                button { "End" }.disabled(container.state).onClick { container.observe(true) }
            }
        }
        let graph = try StateGraph.explore(of: { _ in .page { Ending() } })
        #expect(graph.deadEnds.map(\.node) == ["true"])
    }
}

/// An order that leads to its receipt.
private struct OrderView: HTMLView {
    enum ViewState { case editing, ordered(Int) }

    var initialState: ViewState { .editing }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state {
        case .editing:
            form { button(submits: true) { "Place Order" } }
                .onSubmit { _ in container.observe { await choose(among: [ViewState.ordered(7)]) } }
        case .ordered(let number):
            redirect(to: WebURL("/receipt?order=\(number)")!)
        }
    }
}

/// A receipt with an action that never ends.
private struct ReceiptView: HTMLView {
    enum ViewState { case printing, printed, failed }

    var initialState: ViewState { .printing }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Receipt" }
            if case .printed = container.state { a(href: "/") { "Another" } }
        }.onAppear { container.observe { await choose(among: [ViewState.printed, .failed]) } }
    }
}

extension Site {
    fileprivate static var orders: Site {
        Site(title: "Orders") { request in
            switch request.path {
            case ["old"]: redirect(to: "/")
            case ["receipt"]: ReceiptView()
            default: OrderView()
            }
        }
    }
}
