import Testing
import VSM
import VSMTesting

@testable import SeededMistakes

@Suite("Seeded mistakes: a debounce that fires after cancel")
struct DraftAfterDiscardTests {
    private typealias MakeModel = (Drafts, any Clock<Duration>) -> any LetterModeling

    private func graph(_ model: MakeModel) throws -> StateGraph<LetterViewState> {
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

    private func check(_ model: MakeModel) throws {
        let graph = try graph(model)
        graph.expectNoDeadEnds(except: "discarded")
        graph.expectReachable("writing", "kept", "discarded")
        graph.expectInvariants()
    }

    @Test("It is found as a violated invariant, with the steps that violate it")
    func finds() throws {
        let text = try failureText { try check { HastyLetterModel(drafts: $0, clock: $1) } }
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

    @Test("The corrected version passes")
    func corrected() throws {
        try check { LetterModel(drafts: $0, clock: $1) }
    }

    @Test("Both versions have the same states")
    func diagram() throws {
        let file = "../../../Sources/SeededMistakes/README.md"
        try graph { HastyLetterModel(drafts: $0, clock: $1) }.expectDiagram("Letter", in: file)
        try graph { LetterModel(drafts: $0, clock: $1) }.expectDiagram("Letter", in: file)
    }

    private func checkJourney(_ model: MakeModel) {
        withTestHost { host in
            let drafts = Drafts()
            let model = model(drafts, host.clock)
            let container = host.container(state: LetterViewState.writing(model))
            let journey = host.record(container)
            container.observe(model.type("Dear Ada"))
            host.advance(by: .seconds(0.5))
            journey.expect(cases: "writing", "writing", "kept")
            #expect(drafts.draft == "Dear Ada")

            container.observe(model.type("Dear Grace"))
            host.advance(by: .seconds(0.4))
            container.observe(model.discard())
            host.advance(by: .seconds(1))
            journey.expect(cases: "writing", "discarded")
            #expect(drafts.draft == nil)
        }
    }

    @Test("A journey that advances the clock finds it, too")
    func journey() {
        let text = failureText { checkJourney { HastyLetterModel(drafts: $0, clock: $1) } }
        #expect(text.contains("Dear Grace"))
    }

    @Test("The corrected version passes the journey")
    func correctedJourney() {
        checkJourney { LetterModel(drafts: $0, clock: $1) }
    }
}
