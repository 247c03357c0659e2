import ShoppingFeatures
import VSM
import VSMWeb

// Four ways to bind a switch. Each switch shows the state, so it turns back if its setting could not be saved.

/// A switch that is bound to a value and an action of the state.
struct ConvenienceSwitch1: HTML {
    let container: StateContainer<SettingsViewState>

    var content: some HTML {
        SwitchRow(setting: .convenienceBinding1) {
            $0.bind(container.state[.convenienceBinding1]) {
                container.observe(container.state.setConvenienceBinding1(to: $0))
            }
        }
    }
}

/// A switch that is bound to a value and a closure.
struct ConvenienceSwitch2: HTML {
    let container: StateContainer<SettingsViewState>

    var content: some HTML {
        SwitchRow(setting: .convenienceBinding2) {
            $0.bind(container.state[.convenienceBinding2]) { isOn in
                container.observe(container.state.set(.convenienceBinding2, to: isOn))
            }
        }
    }
}

/// A switch with a custom binding.
struct CustomSwitch: HTML {
    let container: StateContainer<SettingsViewState>

    var content: some HTML {
        let binding = FieldBinding(container.state[.customBinding]) {
            container.observe(container.state.set(.customBinding, to: $0))
        }
        SwitchRow(setting: .customBinding) { $0.bind(binding) }
    }
}

/// A switch whose binding the container creates from a value in the state and a function that takes the state.
struct StateSwitch: HTML {
    let container: StateContainer<SettingsViewState>

    var content: some HTML {
        let binding = container.bind(\.[.stateBinding], to: { $0.set(.stateBinding, to: $1) })
        SwitchRow(setting: .stateBinding) { $0.bind(binding) }
    }
}

private struct SwitchRow: HTML {
    let setting: Setting
    let bind: (Element<HTMLTags.Input, EmptyHTML>) -> Element<HTMLTags.Input, EmptyHTML>

    var content: some HTML {
        li {
            label {
                span { setting.title }
                bind(checkbox(name: setting.title, isChecked: false).role(.switch))
            }.class("switch")
        }
    }
}
