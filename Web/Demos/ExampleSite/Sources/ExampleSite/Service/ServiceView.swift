import VSM
import VSMWeb

extension ServiceState.Pace: FieldValue {}

/// The way in which the service answers, and the waiting requests.
struct ServiceView: HTMLView {
    let service: SimulatedService
    let clock: any Clock<Duration>
    /// Whether the service can fail.
    let canFail: Bool

    var initialState: ServiceState { service.states.value }

    func body(_ container: StateContainer<ServiceState>) -> some HTML {
        let state = container.state
        div {
            div {
                label {
                    "The service answers "
                    select(name: "pace") {
                        forEach(ServiceState.Pace.allCases, key: \.self) { pace in
                            option(value: pace.rawValue) { pace.title }
                        }
                    }.bind(state.pace) { service.states.value.pace = $0 }
                }
                if canFail {
                    label {
                        checkbox(name: "fails", isChecked: state.fails).onToggle { service.states.value.fails = $0 }
                        " Requests fail"
                    }
                }
            }.class("settings")
            if state.requests.isEmpty {
                p { "No request waits for an answer." }.class("soft")
            } else {
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
