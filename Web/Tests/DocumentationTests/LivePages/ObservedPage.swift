import Synchronization
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

enum DelayViewState: StateWithInitialAction {
    case initialized(DelayModel)
    case loading
    case loaded

    func observeInitialAction(in container: StateContainer<Self>) {
        guard case .initialized(let model) = self else { return }
        container.attach(model.observer)  // once for each container, and before its first action
        container.observe(model.load())
    }
}

struct DelayModel {
    let observer: any ContainerObserver

    func load() -> StateSequence<DelayViewState> {
        StateSequence(.loading).then { await choose(among: [.loaded]) }
    }
}

private struct DelaysView: HTMLView {
    let observer: any ContainerObserver
    var initialState: DelayViewState { .initialized(DelayModel(observer: observer)) }

    func body(_ container: StateContainer<DelayViewState>) -> some HTML {
        p { if case .loaded = container.state { "Loaded." } }.role(.status)
    }
}

@Suite("Debugging: live pages")
struct ObservedPageTests {
    private final class StateList: ContainerObserver {
        let found = Mutex<[String]>([])

        var states: [String] { found.withLock { $0 } }

        func containerDidEmit(_ event: ContainerEvent) {
            if case .transition(_, let next) = event.kind { found.withLock { $0.append(next.caseName) } }
        }
    }

    private struct NoObserver: ContainerObserver {
        func containerDidEmit(_ event: ContainerEvent) {}
    }

    @Test("An observer that is attached with the first action gets all of its states")
    func attached() throws {
        let list = StateList()
        try withTestHost { host in
            let page = try host.open(Site(title: "Delays") { _ in DelaysView(observer: list) })
            try page.expect(.status("Loaded."))
        }
        #expect(list.states == ["loading", "loaded"])
    }

    @Test("On a test host, the observer of a scope reaches the pages that are opened in the scope")
    func scope() throws {
        let list = StateList()
        try withContainerObserver(list) {
            try withTestHost { host in
                let page = try host.open(Site(title: "Delays") { _ in DelaysView(observer: NoObserver()) })
                try page.expect(.status("Loaded."))
            }
        }
        #expect(list.states == ["loading", "loaded"])
    }
}
