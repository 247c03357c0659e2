import VSM
import VSMWeb

/// A run of an example, with its service, its features, and a button to start again.
struct RunView<Features: HTML>: HTMLView {
    let title: String
    let explanation: String
    let clock: any Clock<Duration>
    /// The use of a service by the features, and whether the service can fail.
    let service: ServiceUse
    @HTMLBuilder let features: (Run) -> Features

    enum ServiceUse {
        case none, reliable, unreliable
    }

    var initialState: Run { Run(clock: clock) }

    func body(_ container: StateContainer<Run>) -> some HTML {
        let run = container.state
        section {
            div {
                h2 { title }
                button {
                    "Start again"
                    span { " (\(title))" }.class("spoken")
                }.class("button plain").onClick { container.observe(run.again()) }
            }.class("run-head")
            p { explanation }.class("soft")
            div {
                if service != .none {
                    ServiceView(service: run.service, clock: clock, canFail: service == .unreliable)
                }
                features(run)
            }.class("stack").key(run.number)
        }.class("run")
    }
}
