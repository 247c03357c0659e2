import Testing
import VSM
import VSMTesting

private struct FoundExpense {
    let title: String
}

private enum ExpenseViewState {
    case initialized, loading, loaded, unknown, failed
}

@Suite("Testing: named outcomes")
struct NamedOutcomesTests {
    private struct Offline: Error {}

    private func expense() async throws -> FoundExpense? {
        let expense = FoundExpense(title: "Train")
        // snippet.names
        return try await choose([
            "found": .success(expense), "unknown": .success(nil), "offline": .failure(Offline()),
        ])
        // snippet.end
    }

    @Test("A diagram shows the names")
    func diagram() throws {
        let graph = try StateGraph.explore(
            from: { _ in ExpenseViewState.initialized },
            actions: { state in
                guard case .initialized = state else { return [] }
                return [
                    .action(
                        "load",
                        StateSequence(.loading).then {
                            try await expense() == nil ? .unknown : .loaded
                        } catch: { _ in
                            .failed
                        }
                    )
                ]
            }
        )
        #expect(
            graph.transitions.map { "\($0)" } == [
                "load → loading", "load continues [found] → loaded", "load continues [unknown] → unknown",
                "load continues [offline] → failed",
            ]
        )
    }
}
