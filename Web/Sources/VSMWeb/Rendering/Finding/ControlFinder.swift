#if DEBUG
/// Finds the elements with handlers, for an inspector.
final class ControlFinder: _Renderer {
    private var found: [Found] = []
    /// The texts of labels, by the identifiers of their fields.
    private var labels: [String: String] = [:]
    /// The elements around the current position.
    private var open: [Open] = []

    private static let maximumControls = 300
    private static let maximumText = 80

    private struct Found {
        let view: ObjectIdentifier
        let identifier: String?
        var control: ViewOutline.Control
        /// Whether the control is only a field of a form.
        let isPlainField: Bool
    }

    private struct Open {
        let tag: String
        let identifier: String?
        /// The identifier of the field that a label is for.
        let field: String?
        /// The name of a field.
        let name: String?
        let value: String
        let events: [EventKind]
        let type: String?
        var text: String
        /// Whether the text is from an attribute, so that the text inside is not of interest.
        let isNamed: Bool
        /// The label of the first button that submits a form.
        var submitLabel: String?
        /// The index of the first control inside.
        let firstControl: Int
    }

    override func text(_ text: String) {
        super.text(text)
        for index in open.indices where !open[index].isNamed && open[index].text.utf8.count < Self.maximumText {
            open[index].text += text
        }
    }

    override func beginElement(
        _ tag: HTMLTagName,
        _ attributes: [Attribute],
        _ handlers: [BoundHandler]
    ) -> ElementContext {
        begin(tag, attributes, handlers)
        return super.beginElement(tag, attributes, handlers)
    }

    override func endElement(_ tag: HTMLTagName, _ context: ElementContext) { end(context.node) }

    private func begin(_ tag: HTMLTagName, _ attributes: [Attribute], _ handlers: [BoundHandler]) {
        func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        let kinds: [EventKind] = [.click, .submit, .input, .change]
        let label = value("aria-label") ?? value("title")
        open.append(
            Open(
                tag: "\(tag.name)",
                identifier: value("id"),
                field: value("for"),
                name: tag.isField ? value("name") : nil,
                value: value("value") ?? "",
                events: value("disabled") == nil ? handlers.map(\.kind).filter(kinds.contains) : [],
                type: value("type"),
                text: label ?? "",
                isNamed: label != nil,
                firstControl: found.count
            )
        )
    }

    private func end(_ node: NodeID) {
        guard let element = open.popLast() else { return }
        let text = String(element.text.prefix(Self.maximumText))
        if element.tag == "label" {
            if let field = element.field { labels[field] = text }
            for index in found[element.firstControl...].indices where found[index].control.label.isEmpty {
                found[index].control.label = text
            }
        }
        if element.tag == "button", element.type ?? "submit" == "submit",
            let form = open.lastIndex(where: { $0.tag == "form" }), open[form].submitLabel == nil
        {
            open[form].submitLabel = text
        }
        guard let view, found.count < Self.maximumControls else { return }
        func add(_ event: String, isPlainField: Bool) {
            var control = ViewOutline.Control(node: node.number, event: event, tag: element.tag, label: "")
            (control.type, control.name, control.value) = (element.type, element.name, element.value)
            // The text in a choice is that of its options.
            if element.isNamed || !["select", "textarea"].contains(element.tag) { control.label = text }
            if event == EventKind.submit.rawValue { control.label = element.submitLabel ?? "" }
            if control.isSecret { control.value = "" }
            let found = Found(
                view: ObjectIdentifier(view),
                identifier: element.identifier,
                control: control,
                isPlainField: isPlainField
            )
            self.found.append(found)
        }
        for event in element.events { add(event.rawValue, isPlainField: false) }
        if element.events.isEmpty, element.name != nil { add("", isPlainField: true) }
        if element.tag == "form", element.events.contains(.submit), let form = found.indices.last {
            found[form].control.fields = found[element.firstControl..<form].map(\.control).filter { $0.name != nil }
        }
    }

    /// The controls of each view.
    func controls() -> [ObjectIdentifier: [ViewOutline.Control]] {
        func labelled(_ control: ViewOutline.Control) -> ViewOutline.Control {
            var control = control
            let known = found.first { $0.control.node == control.node }
            if control.label.isEmpty, let identifier = known?.identifier { control.label = labels[identifier] ?? "" }
            control.fields = control.fields.map(labelled)
            return control
        }
        var controls: [ObjectIdentifier: [ViewOutline.Control]] = [:]
        for each in found where !each.isPlainField { controls[each.view, default: []].append(labelled(each.control)) }
        return controls
    }
}
#endif
