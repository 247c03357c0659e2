#if DEBUG
import VSM
import VSMWeb

/// What a person can do in a view, to be tried from the inspector.
struct ControlsPanel: HTML {
    let controls: [ViewOutline.Control]
    let page: Int
    let inspector: SiteInspector

    var content: some HTML {
        section {
            h2 { "Actions of this state" }
            if controls.isEmpty { p { "None." }.class("soft") }
            ul {
                forEach(controls, key: \.key) { control in
                    li { ControlRow(control: control, page: page, inspector: inspector) }
                }
            }
        }.class("controls")
    }
}

/// A control that can be used from the inspector.
private struct ControlRow: HTML {
    let control: ViewOutline.Control
    let page: Int
    let inspector: SiteInspector

    private var name: String { control.label.isEmpty ? "<\(control.tag)>" : control.label }

    var content: some HTML {
        if control.takesText {
            form {
                label {
                    span { name }
                    input(name: "text")
                }
                button(type: .submit) { control.event }
            }
            .onSubmit { values in inspector.use(control, text: values["text"] ?? "", in: page) }
        } else {
            button { name }.onClick { inspector.use(control, text: "", in: page) }
            span { control.event }.class("soft")
        }
    }
}

extension ViewOutline.Control {
    /// Identifies the control in its page.
    fileprivate var key: String { "\(node) \(event)" }
}
#endif
