import VSM
import VSMWeb

/// The waiting requests, which a person answers, and what the server has.
struct PlaygroundServiceView: HTMLView {
    let service: SimulatedService
    let server: PlaygroundServer
    let clock: any Clock<Duration>

    var initialState: ServiceState { service.states.value }

    func body(_ container: StateContainer<ServiceState>) -> some HTML {
        let state = container.state
        div {
            h3 { "The server" }
            StoredView(server: server)
            if state.requests.isEmpty {
                p { "No request waits. When one does, you choose the answer here." }.class("soft")
            } else {
                p { "You choose the answer:" }.class("soft")
                ul {
                    forEach(state.requests, key: \.number) { request in
                        RequestView(request: request, pace: state.pace, service: service, clock: clock)
                    }
                }.class("requests").accessibilityLabel("Requests")
            }
        }
        .class("service")
        .onAppear { container.observe(service.states) }
    }
}

/// What the server has.
private struct StoredView: HTMLView {
    let server: PlaygroundServer

    var initialState: String { server.stored.value }

    func body(_ container: StateContainer<String>) -> some HTML {
        p { container.state.isEmpty ? "It has nothing." : "It has “\(container.state)”." }
            .onAppear { container.observe(server.stored) }
    }
}
