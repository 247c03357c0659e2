import Observation
import Testing
import VSM
import VSMTesting

// snippet.macro
@Observable  // writes storage, tracking and a conformance for each property
final class Draft {
    var text = ""
    var isSaving = false
}
// snippet.end

// snippet.types
enum DraftViewState {
    case editing(DraftModel)
    case saving(text: String)
}

struct DraftModel {
    var text = ""

    func type(_ text: String) -> DraftViewState { .editing(DraftModel(text: text)) }
    func save() -> DraftViewState { .saving(text: text) }
}
// snippet.end

@Suite("Types in place of macros")
struct MacroTests {
    @Test("A container tracks the whole state, a macro each property")
    func tracking() {
        let draft = Draft()
        draft.text = "Less"
        #expect(draft.text == "Less" && !draft.isSaving)
        withTestHost { host in
            let container = host.container(state: DraftViewState.editing(DraftModel()))
            let journey = host.record(container)
            container.observe(DraftModel().type("Less"))
            container.observe(DraftModel(text: "Less").save())
            journey.expect(cases: "editing", "editing", "saving")
        }
    }
}
