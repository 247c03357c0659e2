import Observation
import Synchronization
import Testing
import VSM
import VSMTesting

// snippet.macro
@Observable  // writes storage and tracking for each property, and a conformance
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
    @Test("A macro tracks each property")
    func tracking() {
        let draft = Draft()
        let changes = Mutex(0)
        withObservationTracking {
            _ = draft.text
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        draft.isSaving = true
        #expect(changes.withLock { $0 } == 0)
        draft.text = "Less"
        #expect(changes.withLock { $0 } == 1)
    }

    @Test("Types lead from state to state")
    func types() {
        withTestHost { host in
            let container = host.container(state: DraftViewState.editing(DraftModel()))
            let journey = host.record(container)
            container.observe(DraftModel().type("Less"))
            container.observe(DraftModel(text: "Less").save())
            journey.expect(cases: "editing", "editing", "saving")
        }
    }
}
