import Testing
import VSM
import VSMTesting

@testable import SeededMistakes

@Suite("Seeded mistakes: a debounce that fires after cancel")
struct DraftAfterDiscardTests {
    private func graph(
        _ model: (Drafts, any Clock<Duration>) -> any LetterModeling
    ) throws -> StateGraph<LetterViewState> {
        var drafts = Drafts()
        return try .explore(
            from: { host in
                drafts = Drafts()
                return .writing(model(drafts, host.clock))
            },
            actions: { state in
                switch state {
                case .writing(let model), .kept(let model):
                    [.action("type", model.type("Dear Ada")), .action("discard", model.discard())]
                case .discarded:
                    []
                }
            },
            invariants: [
                .init("Nothing is left of a letter that was discarded") { state in
                    if case .discarded = state { drafts.draft == nil } else { true }
                }
            ]
        )
    }

    private func check(_ graph: StateGraph<LetterViewState>) {
        graph.expectNoDeadEnds(except: "discarded")
        graph.expectReachable("writing", "kept", "discarded")
        graph.expectInvariants()
    }

    @Test("It is found as a violated invariant, with the steps that violate it")
    func finds() throws {
        let graph = try graph { HastyLetterModel(drafts: $0, clock: $1) }
        graph.expectDiagram("Letter", in: "../../../Sources/SeededMistakes/README.md")
        let text = failureText { check(graph) }
        #expect(
            text.contains(
                """
                "Nothing is left of a letter that was discarded" in "discarded"
                    writing
                      type → writing
                      discard → discarded
                """
            )
        )
    }

    @Test("The corrected version passes, and has the same states")
    func corrected() throws {
        let graph = try graph { LetterModel(drafts: $0, clock: $1) }
        graph.expectDiagram("Letter", in: "../../../Sources/SeededMistakes/README.md")
        check(graph)
    }
}
