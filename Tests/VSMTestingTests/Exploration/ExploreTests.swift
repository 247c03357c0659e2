import Testing
import VSM

@testable import VSMTesting

@Suite("Exploring a feature")
struct ExploreTests {
    private func edges<State>(_ graph: StateGraph<State>) -> [String] {
        graph.transitions.map { edge in
            let choices = edge.choices.isEmpty ? "" : " [\(edge.choices.joined(separator: ", "))]"
            return "\(edge.from) -\(edge.action)\(edge.continues ? "…" : "")\(choices)-> \(edge.to)"
        }
    }

    @Test("Every action is run with every outcome, breadth first")
    func profile() throws {
        let graph = try ProfileModel.explore()
        #expect(graph.initial == "initialized")
        #expect(graph.nodes.map(\.name) == ["initialized", "loading", "loaded", "failed", "saving"])
        #expect(
            Set(edges(graph)) == [
                "initialized -load-> loading", "loading -load… [success]-> loaded", "loading -load… [failure]-> failed",
                "failed -retry-> loading", "loading -retry… [success]-> loaded", "loading -retry… [failure]-> failed",
                "loaded -save-> saving", "saving -save… [stored]-> loaded", "saving -save… [refused]-> failed",
            ]
        )
    }

    @Test("Two explorations give exactly the same graph")
    func determinism() throws {
        let first = try ProfileModel.explore()
        for _ in 1...5 {
            let graph = try ProfileModel.explore()
            #expect(graph.text == first.text)
            #expect(graph.mermaid == first.mermaid)
            #expect(edges(graph) == edges(first))
        }
    }

    @Test("The first path to a state is one of the shortest")
    func breadthFirst() throws {
        let graph = try StateGraph.explore(
            from: { _ in 0 },
            actions: { state in
                state < 6 ? [.action("one", state + 1), .action("two", state + 2)] : []
            }
        )
        #expect(graph.nodes.map(\.name) == ["0", "1", "2", "3", "4", "5", "6", "7"])
        #expect(graph.path(to: "6")?.transitions.count == 3)
    }

    @Test("Every combination of several choices is tried and named")
    func combinations() throws {
        let graph = try StateGraph.explore(
            from: { _ in "start" },
            actions: { state in
                guard state == "start" else { return [] }
                return [
                    .action("order") {
                        let color = await choose(among: ["red", "green"])
                        let size = await choose(among: ["small", "medium", "large"])
                        return "\(color) \(size)"
                    }
                ]
            }
        )
        #expect(graph.nodes.count == 7)
        #expect(edges(graph).contains("start -order [green, large]-> green large"))
    }

    @Test("Actions are run while an earlier one is running")
    func whileRunning() throws {
        enum Search { case idle, searching, found, cancelled }
        let graph = try StateGraph<Search>.explore(
            from: { _ in .idle },
            actions: { state in
                switch state {
                case .idle:
                    [.action("search", StateSequence({ .searching }, { await choose(among: [.found]) }))]
                case .searching: [.action("cancel", .cancelled)]
                case .found, .cancelled: []
                }
            }
        )
        #expect(graph.contains("cancelled"))
        #expect(graph.path(to: "cancelled")?.transitions.map(\.action) == ["search", "cancel"])
        // The cancelled search does not set a state.
        #expect(!edges(graph).contains { $0.hasPrefix("cancelled -") })
    }

    @Test("Time passes for each waiting action, even if they wait in the same state")
    func waits() throws {
        enum Form { case editing, valid, invalid }
        nonisolated(unsafe) var current: TestHost?
        func validate(_ result: Form) -> StateSequence<Form> {
            let clock = current!.clock
            return StateSequence(
                { .editing },
                {
                    try? await clock.sleep(for: .seconds(1))
                    return result
                }
            )
        }
        let graph = try StateGraph<Form>.explore(
            from: { host in
                current = host
                return .editing
            },
            actions: { state in
                guard case .editing = state else { return [] }
                return [.action("enter text", validate(.valid)), .action("enter nothing", validate(.invalid))]
            }
        )
        #expect(edges(graph).contains("editing -enter text… [after 1.0 seconds]-> valid"))
        #expect(edges(graph).contains("editing -enter nothing… [after 1.0 seconds]-> invalid"))
    }

    @Test("Time passes for tasks that sleep on the host's clock, and actions are run before and after")
    func time() throws {
        enum Notice { case hidden, shown, dismissed, expired }
        let graph = try StateGraph<Notice>.explore(
            from: { _ in .hidden },
            actions: { _ in [] }
        )
        #expect(graph.nodes.map(\.name) == ["hidden"])
        nonisolated(unsafe) var current: TestHost?
        let timed = try StateGraph<Notice>.explore(
            from: { host in
                current = host
                return .hidden
            },
            actions: { state in
                let clock = current!.clock
                return switch state {
                case .hidden:
                    [
                        .action(
                            "show",
                            StateSequence(
                                { .shown },
                                {
                                    try? await clock.sleep(for: .seconds(3))
                                    return .expired
                                }
                            )
                        )
                    ]
                case .shown: [.action("dismiss", .dismissed)]
                case .dismissed, .expired: []
                }
            }
        )
        #expect(timed.nodes.map(\.name) == ["hidden", "shown", "dismissed", "expired"])
        #expect(edges(timed).contains("shown -show… [after 3.0 seconds]-> expired"))
        #expect(edges(timed).contains("shown -dismiss-> dismissed"))
    }

    @Test("A debounced action is explored before and after its time")
    func debounced() throws {
        nonisolated(unsafe) var current: TestHost?
        let graph = try StateGraph<String>.explore(
            from: { host in
                current = host
                return "empty"
            },
            actions: { state in
                state == "empty"
                    ? [
                        .perform("type") {
                            $0.observe("result", debounced: .seconds(1, on: current!.clock))
                        },
                        .action("close", "closed"),
                    ] : []
            }
        )
        #expect(Set(graph.nodes.map(\.name)) == ["empty", "closed", "result"])
        #expect(!edges(graph).contains { $0.hasPrefix("closed -") })
    }

    @Test("Every shape of action can be explored")
    func shapes() throws {
        let graph = try StateGraph<String>.explore(
            from: { _ in "start" },
            actions: { state in
                guard state == "start" else { return [] }
                return [
                    .action("state", "by state"),
                    .action("sequence", StateSequence({ "by sequence" })),
                    .action(
                        "stream",
                        AsyncStream { continuation in
                            continuation.yield("by stream")
                            continuation.finish()
                        }
                    ),
                    .action("publisher", ["by publisher"].publisher),
                    .action("async") { "by async" },
                    .action("async sequence") { StateSequence({ "by async sequence" }) },
                    .perform("perform") { $0.observe("by perform") },
                ]
            }
        )
        #expect(graph.nodes.count == 8)
        #expect(Set(graph.transitions.map { "by \($0.action)" }) == Set(graph.nodes.map(\.name)).subtracting(["start"]))
    }

    @Test("A plain call whose outcome a repository publishes can be explored")
    func call() throws {
        var counts: [Int] = []
        let graph = try StateGraph<Int>.explore(
            from: { _ in 0 },
            actions: { _ in [.call("note", counts.append(1))] }
        )
        #expect(graph.nodes.count == 1)
        #expect(!counts.isEmpty)
    }

    @Test("States with the same name are one state")
    func sameName() throws {
        let graph = try StateGraph.explore(
            from: { _ in 0 },
            actions: { state in [.action("add", state + 1)] },
            identifiedBy: { $0.isMultiple(of: 2) ? "even" : "odd" }
        )
        #expect(graph.nodes.map(\.name) == ["even", "odd"])
        #expect(edges(graph) == ["even -add-> odd", "odd -add-> even"])
    }

    @Test("Invariants are checked in every state of every run, and violations are kept with their paths")
    func invariants() throws {
        let graph = try StateGraph.explore(
            from: { _ in 0 },
            actions: { state in state < 4 ? [.action("add", state + 1)] : [] },
            invariants: [StateInvariant("Never three") { $0 != 3 }, StateInvariant("Always small") { $0 < 9 }]
        )
        #expect(graph.violations.map(\.invariant) == ["Never three"])
        #expect(graph.violations.first?.node == "3")
        #expect(graph.violations.first?.path.transitions.count == 3)
    }

    @Test("Invariants may use what the stubs of the run have recorded")
    func invariantsOfStubs() throws {
        nonisolated final class Bank { var payments = 0 }
        var bank = Bank()
        let graph = try StateGraph<String>.explore(
            from: { _ in
                bank = Bank()
                return "cart"
            },
            actions: { state in
                func pay() async -> String {
                    bank.payments += 1
                    return await choose(among: ["paid", "refused"])
                }
                return state == "paid" ? [] : [.action("pay", pay)]
            },
            invariants: [StateInvariant("Nobody pays twice") { _ in bank.payments <= 1 }]
        )
        #expect(graph.violations.map(\.invariant).contains("Nobody pays twice"))
    }

    @Test("An action that never ends is recorded where the feature comes to rest")
    func hanging() throws {
        let graph = try StateGraph<String>.explore(
            from: { _ in "start" },
            actions: { state in
                state == "start" ? [.action("load", AsyncStream<String> { $0.yield("loading") })] : []
            }
        )
        #expect(graph.rests.contains { $0.node == "loading" && $0.runningAction == "load" })
    }

    @Test("Memory grows with states, not with paths: many paths to a few states are a few transitions")
    func manyPaths() throws {
        let graph = try StateGraph.explore(
            from: { _ in 0 },
            actions: { state in (1...5).map { step in .action("\(step)", (state + step) % 20) } }
        )
        #expect(graph.nodes.count == 20)
        #expect(graph.transitions.count == 100)
    }
}
