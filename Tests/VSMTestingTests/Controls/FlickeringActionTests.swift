import Testing
import VSM
import VSMTesting

@Suite("State graphs: an action that goes, comes back and goes again")
struct FlickeringActionTests {
    enum NoteViewState {
        case shown, deleting, deleted, gone
    }

    /// Explores a note that is offered again before it is gone.
    private func explore(_ pause: @escaping () async -> Void) throws -> StateGraph<NoteViewState> {
        try StateGraph.explore(
            from: { _ in .shown },
            actions: { state in
                guard state == .shown || state == .deleted else { return [] }
                return [
                    .action(
                        "delete",
                        StateSequence(
                            { .deleting },
                            { await choose(among: ["online": .deleted]) },
                            {
                                await pause()
                                return .gone
                            }
                        )
                    )
                ]
            }
        )
    }

    @Test("It is reported with the path to it")
    func reported() throws {
        let graph = try explore { await Task.yield() }
        #expect(
            graph.violations.map { "\($0.invariant) in \($0.node)" } == [
                "delete does not go, come back and go again in gone"
            ]
        )
        #expect(graph.violations.first?.path.transitions.map(\.to) == ["deleting", "deleted", "gone"])
    }

    @Test("It is not reported if a stub has answered meanwhile")
    func answered() throws {
        #expect(try explore { await choose(among: [()]) }.violations == [])
    }
}
