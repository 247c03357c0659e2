import VSM
import VSMWeb

/// A waiting request, with a button for each answer.
struct RequestView: HTMLView {
    let request: ServiceState.Request
    let pace: ServiceState.Pace
    let service: SimulatedService
    let clock: any Clock<Duration>

    var initialState: RequestViewState {
        .waiting(RequestModel(number: request.number, service: service, clock: clock))
    }

    func body(_ container: StateContainer<RequestViewState>) -> some HTML {
        li {
            code { request.name }
            if case .waiting(let model) = container.state {
                span {
                    forEach(request.outcomes.indices, key: \.self) { index in
                        button {
                            request.outcomes[index]
                            span { " for \(request.name), request \(request.number)" }.class("spoken")
                        }
                        .class("button quiet small")
                        .onClick { container.observe(model.answer(index)) }
                    }
                }.class("actions")
            }
        }
        .onAppear { wait(in: container) }
        .onChange(of: pace) { _ in wait(in: container) }
    }

    private func wait(in container: StateContainer<RequestViewState>) {
        guard case .waiting(let model) = container.state else { return }
        if let delay = pace.delay {
            container.observe { await model.answer(after: delay) }
        } else {
            container.observe(model.waitForPerson())
        }
    }
}
