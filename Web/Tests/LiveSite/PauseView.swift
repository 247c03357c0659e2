import VSM
import VSMWeb

/// The title of the first row, which is saved after a pause that no test waits for.
struct PauseView: HTMLView {
    let rows: SharedRows

    var initialState: String { "" }

    func body(_ container: StateContainer<String>) -> some HTML {
        section {
            h1 { "Pause" }
            p { "Saved “\(container.state)”" }.role(.status)
            input(name: "title").accessibilityLabel("Title").bind(
                FieldBinding(container.state, debounced: .seconds(600)) { title in
                    rows.update(1) { $0.title = title }
                    container.observe(title)
                }
            )
        }
    }
}
