import Testing
import VSM
import VSMTesting

private enum NoteViewState: Equatable {
    case editing(String)
    case loading
    case saving(String)
    case saved(String)
}

private struct NoteModel {
    let clock: any Clock<Duration>

    // snippet.finishing
    func save(_ text: String) -> FinishingAction<NoteViewState> {
        FinishingAction(StateSequence({ .saving(text) }, { await saved(text) }))
    }
    // snippet.end

    func saved(_ text: String) async -> NoteViewState { .saved(text) }
    func search(_ text: String) async -> NoteViewState { .editing(text) }
    func reload() -> StateSequence<NoteViewState> { StateSequence({ .loading }, { .editing("") }) }
}

@Suite("Actions: debounce, throttle, await")
struct ObservingSnippets {
    @Test("A waiting save is performed when its container is released")
    func finishes() {
        withTestHost { host in
            let model = NoteModel(clock: host.clock)
            let container = host.container(state: NoteViewState.editing(""))
            let journey = host.record(container)
            let text = "Dear Ada"
            container.observe(model.save(text), debounced: .seconds(0.5))
            host.runUntilIdle()
            container.observe(.loading)
            journey.expect(.editing(""), .loading)
            host.runUntilIdle()
        }
    }

    @Test("Each form of observing can be rate-limited or awaited")
    func forms() throws {
        try withTestHost { host in
            let model = NoteModel(clock: host.clock)
            let container = host.container(state: NoteViewState.editing(""))
            let text = "Dear Ada"
            try host.run {
                // snippet.forms
                container.observe(model.save(text), debounced: .seconds(0.5))
                container.observe({ await model.search(text) }, throttled: .seconds(1))
                await container.observe(model.reload(), until: { if case .loading = $0 { false } else { true } })
                // snippet.end
            }
            #expect(container.state == .editing(""))
        }
    }
}
