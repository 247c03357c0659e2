import Testing
import VSM
import VSMTesting

/// A form that can be sent as soon as both fields are filled in.
private struct FormViewState: Equatable {
    enum Step { case editing, sent }

    var name = false
    var city = false
    var step = Step.editing

    var actions: [StateAction<FormViewState>] {
        guard step == .editing else { return [] }
        let edits: [StateAction<FormViewState>] = [
            .action("name", Self(name: !name, city: city)), .action("city", Self(name: name, city: !city)),
        ]
        return name && city ? edits + [.action("send", Self(name: true, city: true, step: .sent))] : edits
    }
}

@Suite("Names of explored states")
struct ExploreNamesTests {
    @Test("What is there only after several actions is found if the name says what allows it")
    func complete() throws {
        let graph = try StateGraph.explore(from: { _ in FormViewState() }, actions: \.actions) { state in
            "\(state.step) \(state.name) \(state.city)"
        }
        graph.expectReachable("sent true true")
        #expect(graph.omissions == [])
    }

    @Test("Otherwise, the exploration warns, and names the action, the state and the way")
    func incomplete() throws {
        var graph: StateGraph<FormViewState>?
        let warnings = try issueTexts {
            graph = try StateGraph.explore(
                from: { _ in FormViewState() },
                actions: \.actions,
                identifiedBy: \.step
            )
        }
        #expect(graph?.nodes.map(\.name) == ["editing"])
        #expect(graph?.omissions.count == 1)
        #expect(warnings.count == 1)
        let warning = try #require(warnings.first)
        #expect(warning.contains("\"editing\": \"send\", which is there after "))
        #expect(warning.contains("Let identifiedBy return what allows the action, too"))
        #expect(!warning.contains("limits.orders"))
    }

    @Test("Without walks, the gap is accepted")
    func accepted() throws {
        let graph = try StateGraph.explore(
            from: { _ in FormViewState() },
            actions: \.actions,
            identifiedBy: \.step,
            limits: ExplorationLimits(walks: 0)
        )
        #expect(graph.omissions == [])
    }

    @Test("An invariant that only a longer path violates is reported")
    func invariant() throws {
        let graph = try StateGraph<Int>.explore(
            from: { _ in 0 },
            actions: { [.action("count", $0 + 1)] },
            identifiedBy: { _ in "counting" },
            invariants: [StateInvariant("It stays small") { $0 < 5 }]
        )
        #expect(graph.violations.map(\.invariant) == ["It stays small"])
    }

    @Test("A state whose data does not matter is explored once, without a warning")
    func data() throws {
        let graph = try StateGraph<Int>.explore(
            from: { _ in 0 },
            actions: { [.action("count", $0 + 1), .action("reset", 0)] },
            identifiedBy: { _ in "counting" }
        )
        #expect(graph.nodes.count == 1)
        #expect(graph.omissions == [])
    }
}
