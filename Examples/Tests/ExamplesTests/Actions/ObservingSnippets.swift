import ProfileData
import Testing
import VSM
import VSMTesting

private enum NameViewState: Equatable {
    case editing(String)
    case loading
    case saving(String)
    case saved(String)
}

private struct NameModel {
    func save(_ username: String) -> FinishingAction<NameViewState> {
        FinishingAction(StateSequence(.saving(username)).then { await saved(username) })
    }

    func saved(_ username: String) async -> NameViewState { .saved(username) }
    func reload() -> StateSequence<NameViewState> { StateSequence(.loading).then { .editing("") } }
}

@Suite("Actions: debounce, throttle, await")
struct ObservingSnippets {
    @Test("A waiting save is performed when its container is released")
    func finishes() {
        withTestHost { host in
            let model = NameModel()
            let container = host.container(state: NameViewState.editing(""))
            let journey = host.record(container)
            container.observe(model.save("Grace"), debounced: .seconds(0.5), identifier: "username")
            host.runUntilIdle()
            container.observe(.loading)
            journey.expect(.editing(""), .loading)
            host.runUntilIdle()
        }
    }

    @Test("Each form of observing can be rate-limited or awaited")
    func forms() throws {
        try withTestHost { host in
            let model = ProfileModel(service: ProfileServiceStub())
            let container = host.container(state: ProfileViewState.loading)
            let username = "Grace"
            try host.run {
                // snippet.forms
                container.observe(model.save(username), debounced: .seconds(0.5), identifier: "username")
                container.observe(ObservedAction { await model.refresh() }, throttled: .seconds(1))
                await container.observe(model.load(), until: { if case .loading = $0 { false } else { true } })
                // snippet.end
            }
            #expect(container.state == .loaded(.grace))
        }
    }

    @Test("Another action drops a debounced call that waits")
    func drops() {
        withTestHost { host in
            let model = NameModel()
            let container = host.container(state: NameViewState.editing(""))
            let journey = host.record(container)
            container.observe(model.reload(), debounced: .seconds(0.5))
            container.observe(.saved("Ada"))
            host.advance(by: .seconds(1))
            journey.expect(.editing(""), .saved("Ada"))
        }
    }

    @Test("Calls from one line for two fields form one group, unless each has an identifier")
    func groups() {
        withTestHost { host in
            for isGrouped in [true, false] {
                let container = host.container(state: NameViewState.editing(""))
                let journey = host.record(container)
                journey.skip()
                for field in ["name", "city"] {
                    if isGrouped {
                        container.observe(.saved(field), debounced: .seconds(0.5))
                    } else {
                        container.observe(.saved(field), debounced: .seconds(0.5), identifier: field)
                    }
                }
                host.advance(by: .seconds(1))
                journey.expect(isGrouped ? [.saved("city")] : [.saved("name"), .saved("city")], of: \.self)
            }
        }
    }
}
