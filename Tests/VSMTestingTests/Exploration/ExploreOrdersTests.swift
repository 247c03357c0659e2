import Testing
import VSM
import VSMTesting

@Suite("Exploring orders")
struct ExploreOrdersTests {
    private func explore(orders: Int?, steps: Int = 2) throws -> StateGraph<RacingFeature.ViewState> {
        let feature = RacingFeature.explored(steps: steps)
        return try StateGraph.explore(
            from: feature.from,
            actions: feature.actions,
            limits: ExplorationLimits(orders: orders)
        )
    }

    @Test("A state that only some orders of concurrent jobs lead to is found if orders are tried")
    func orders() throws {
        let graph = try explore(orders: 1_000)
        #expect(graph.nodes.map(\.name) == ["idle", "second", "first"])
        #expect(graph.path(to: "first")?.description == "idle\n  request → first")
        #expect(graph.omissions == [])
    }

    @Test("Otherwise, jobs run in the order in which they became ready, and the graph says so", arguments: [nil, 1])
    func inOrder(orders: Int?) throws {
        let graph = try explore(orders: orders)
        #expect(graph.nodes.map(\.name) == ["idle", "second"])
        #expect(graph.omissions.map(\.reason) == [.orders(1, of: "request")])
        #expect(graph.omissions.map(\.node) == ["idle"])
        #expect(
            failureText { graph.expectReachable("first") }.hasSuffix(
                """
                correct the name. The exploration left out, in "idle": the orders of the concurrent jobs of request other \
                than the one in which they became ready (limits.orders).
                """
            )
        )
    }

    @Test("A feature without concurrent jobs has one order")
    func sequential() throws {
        let graph = try StateGraph<String>.explore(
            from: { _ in "start" },
            actions: { state in
                state == "start"
                    ? [.action("load", StateSequence({ "loading" }, { await choose(among: ["a", "b"]) }))] : []
            }
        )
        #expect(graph.omissions == [])
    }

    @Test("More orders than the limit are reported with their number and the step")
    func tooManyOrders() throws {
        let warnings = try issueTexts { _ = try explore(orders: 10, steps: 40) }
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.hasPrefix(
                """
                The exploration left out:

                "idle": the orders of the concurrent jobs of request other than the first 10 (limits.orders)
                    idle

                """
            ) == true
        )
    }
}
