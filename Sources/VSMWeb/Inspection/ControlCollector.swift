#if DEBUG || Inspector
/// Collects the elements with handlers while a page is written as a whole.
final class ControlCollector {
    /// The controls of each view.
    private(set) var controls: [ObjectIdentifier: [ViewOutline.Control]] = [:]
    /// The elements around the current position whose texts or fields belong to a control.
    private var open: [Open] = []

    private static let maximumControls = 200
    private static let maximumText = 80

    private struct Open {
        let node: NodeID
        let view: ObjectIdentifier?
        var controls: [ViewOutline.Control]
        var text: String
        /// Whether the text is from an attribute, so that the text inside is not of interest.
        let isLabelled: Bool
        var fields: [String: String] = [:]
    }

    func begin(_ node: NodeID, _ tag: HTMLTagName, _ attributes: [Attribute], _ handlers: [BoundHandler], in view: Region?) {
        func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        if tag.isField, let name = value("name") {
            let isChecked = value("type") != "checkbox" && value("type") != "radio" || value("checked") != nil
            if isChecked, let index = open.lastIndex(where: { $0.controls.contains { $0.event == "submit" } }) {
                open[index].fields[name] = value("value") ?? ""
            }
        }
        let kinds: [EventKind] = [.click, .submit, .input, .change]
        let events = value("disabled") == nil ? handlers.map(\.kind).filter(kinds.contains) : []
        let label = value("aria-label") ?? value("placeholder") ?? value("title") ?? ""
        open.append(
            Open(
                node: node,
                view: view.map(ObjectIdentifier.init),
                controls: events.map {
                    ViewOutline.Control(node: node.number, event: $0.rawValue, tag: "\(tag.name)", label: "")
                },
                text: label.isEmpty && tag.isField ? value("name") ?? "" : label,
                isLabelled: !label.isEmpty
            )
        )
    }

    func add(_ text: String) {
        for index in open.indices where !open[index].controls.isEmpty && !open[index].isLabelled {
            guard open[index].text.utf8.count < Self.maximumText else { continue }
            open[index].text += text
        }
    }

    func end(_ node: NodeID) {
        guard let element = open.popLast(), let view = element.view else { return }
        for var control in element.controls where controls[view, default: []].count < Self.maximumControls {
            control.label = String(element.text.prefix(Self.maximumText))
            control.fields = element.fields
            controls[view, default: []].append(control)
        }
    }
}

extension RenderedPage {
    /// Finds the elements with handlers, by their views.
    func collectControls() -> [ObjectIdentifier: [ViewOutline.Control]] {
        let collector = ControlCollector()
        write(collector)
        return collector.controls
    }
}
#endif
