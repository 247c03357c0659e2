import VSM
import VSMWeb

/// The waiting requests, which a person answers, and what the server has.
struct ServiceView: HTMLView {
    let service: SimulatedService
    let stored: CurrentValueSubject<String, Never>

    var initialState: [SimulatedService.Request] { service.requests.value }

    func body(_ container: StateContainer<[SimulatedService.Request]>) -> some HTML {
        div {
            h3 { "The server" }
            StoredView(stored: stored)
            if container.state.isEmpty {
                p { "No request waits. When one does, you choose the answer here." }.class("soft")
            } else {
                p { "You choose the answer:" }.class("soft")
                ul {
                    forEach(container.state, key: \.number) { request in
                        RequestView(request: request, service: service)
                    }
                }.class("requests").accessibilityLabel("Requests")
            }
        }
        .class("service")
        .onAppear { container.observe(service.requests) }
    }
}

/// A waiting request, with a button for each answer.
private struct RequestView: HTML {
    let request: SimulatedService.Request
    let service: SimulatedService

    var content: some HTML {
        li {
            code { request.name }
            span {
                forEach(request.answers, key: \.self) { answer in
                    button {
                        answer.rawValue
                        span { " for \(request.name), request \(request.number)" }.class("spoken")
                    }
                    .class("button quiet small")
                    .onClick { service.answer(request.number, answer) }
                }
            }.class("actions")
        }
    }
}

/// What the server has.
private struct StoredView: HTMLView {
    let stored: CurrentValueSubject<String, Never>

    var initialState: String { stored.value }

    func body(_ container: StateContainer<String>) -> some HTML {
        p { container.state.isEmpty ? "It has nothing." : "It has “\(container.state)”." }
            .onAppear { container.observe(stored) }
    }
}
