import ShoppingFeatures
import VSM
import VSMWeb

/// A switch for a setting.
///
/// The switch shows the state, so it turns back if its setting could not be saved.
struct SettingSwitch: HTML {
    let setting: Setting
    let container: StateContainer<SettingsViewState>

    var content: some HTML {
        li {
            label {
                span { setting.title }
                checkbox(name: setting.title, isChecked: false)
                    .role(.switch)
                    .bind(container.bind(\.[setting], whenOffered: { $0.editor?.set(setting, to: $1) }))
            }.class("switch")
        }
    }
}
