import ServiceLifecycle
import Synchronization
import Testing
import VSM

@testable import VSMWeb

@Suite("Observers of containers in served pages", .timeLimit(.minutes(10)))
struct ServerObservationTests {
    private final class StateList: ContainerObserver {
        private let found = Mutex<[String]>([])

        var states: [String] { found.withLock { $0 } }

        func containerDidEmit(_ event: ContainerEvent) {
            if case .transition(_, let next) = event.kind { found.withLock { $0.append(next.caseName) } }
        }
    }

    private struct LateView: HTMLView {
        enum ViewState { case loading, loaded }

        let observer: StateList
        var initialState: ViewState { .loading }

        func body(_ container: StateContainer<ViewState>) -> some HTML {
            p { "\(container.state)" }.busy(container.state == .loading)
                .onAppear { container.attach(observer).observe { .loaded } }
        }
    }

    @Test("The observers are those that the page attaches, and those of a scope around the server")
    func server() async throws {
        let (ofPage, ofScope) = (StateList(), StateList())
        let site = Site(title: "Test") { _ in LateView(observer: ofPage) }
        try await withContainerObserver(ofScope) {
            let configuration = WebServer.Configuration(port: 0, hosts: [ServerFixture.name])
            try await WebServer(site, configuration: configuration).runInGroup { group, port in
                _ = try await ServerFixture(port: port, log: RecordedLog()).get()
                await group.triggerGracefulShutdown()
            }
        }
        #expect(ofPage.states == ["loaded"])
        #expect(ofScope.states == ["loaded"])
    }
}
