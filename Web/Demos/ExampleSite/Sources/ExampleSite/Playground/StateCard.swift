import VSMWeb

/// A state with what it carries.
struct StateCard: HTML {
    let state: PlaygroundState
    let isCurrent: Bool

    var content: some HTML {
        li {
            p {
                code { state.name }
                if isCurrent { span { "current" }.class("badge") }
            }.class("state-name")
            if let model = state.model {
                p {
                    span { "model " }.class("kind")
                    code { model.name }
                }
                ul {
                    forEach(model.data, key: \.name) { property in
                        li {
                            span { "data " }.class("kind")
                            code { "\(property.name) = \"\(property.value)\"" }
                        }
                    }
                    forEach(model.actions, key: \.name) { action in
                        li {
                            span { "action " }.class("kind")
                            code { action.call }
                        }
                    }
                    if model.actions.isEmpty { li { "no action" }.class("soft") }
                }
            } else {
                p {
                    state.isEnd ? "No model. The feature ends here." : "No model: a person can only wait."
                }.class("soft")
            }
        }.class(isCurrent ? "current" : "").ariaCurrent(isCurrent ? .step : nil)
    }
}
