/// Something that a person does with a control.
@MainActor
struct ViewAct {
    /// The name of the act in a graph, such as `turn on Sound`.
    let name: String
    let control: ViewControl
    /// The text or the value that the control is to have after the act; `nil` if it has none.
    let newValue: String?
    let perform: () -> Void

    /// Whether the control has the value already that the act is to give it.
    var isPointless: Bool { newValue != nil && newValue == control.value }

    /// Returns what a person can do with a control.
    ///
    /// - Parameter samples: The texts to enter into fields, by the names of the fields.
    static func all(on control: ViewControl, samples: [String: [String]]) -> [ViewAct] {
        switch control.use {
        case .press(let press):
            return [ViewAct(name: control.name, control: control, newValue: nil, perform: press)]
        case .enter(_, let enter):
            return (samples[control.name] ?? ["text"]).map { sample in
                let name = "enter \"\(sample)\" into \(control.name)"
                return ViewAct(name: name, control: control, newValue: sample) { enter(sample) }
            }
        case .turn(let isOn, let turn):
            let name = "turn \(isOn ? "off" : "on") \(control.name)"
            return [ViewAct(name: name, control: control, newValue: "\(!isOn)") { turn(!isOn) }]
        case .pull(let refresh):
            return [ViewAct(name: "pull to refresh", control: control, newValue: nil) { Task { await refresh() } }]
        }
    }
}

extension ViewControl {
    /// The text or the value of the control; `nil` if it has none.
    var value: String? {
        switch use {
        case .enter(let text, _): text
        case .turn(let isOn, _): "\(isOn)"
        case .press, .pull: nil
        }
    }

    /// The word for the kind of the control in a message.
    var kind: String {
        switch use {
        case .press: "button"
        case .enter: "field"
        case .turn: "switch"
        case .pull: "pull to refresh"
        }
    }
}
