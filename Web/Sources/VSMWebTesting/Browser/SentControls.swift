/// The controls of a form at the time of its submission.
struct SentControls {
    typealias Node = ReferenceTree.Node

    /// The properties by which a control is recognized after the page is rendered again.
    private struct Identity: Hashable {
        let type: String
        let name: String
        let value: String
        let position: Int
    }

    private let form: Int
    private let identities: Set<Identity>
    /// What was sent, without what the person has changed since.
    private var contents: [Identity: [String]]

    init(_ form: Node, _ tree: ReferenceTree, _ fields: FieldContents) {
        self.form = form.number
        let controls = Self.controls(of: form, in: tree)
        identities = Set(controls.map(\.0))
        contents = Dictionary(uniqueKeysWithValues: controls.map { ($0, Self.content(of: $1, fields)) })
    }

    /// Forgets what a control had, because the person changes it.
    mutating func forget(_ control: Node, in tree: ReferenceTree) {
        guard let form = current(in: tree) else { return }
        for (identity, other) in Self.controls(of: form, in: tree) where other === control { contents[identity] = nil }
    }

    /// Returns messages about the values that the person has lost, if the form was refused.
    func losses(in tree: ReferenceTree, _ fields: FieldContents) -> [String] {
        guard let form = current(in: tree) else { return [] }
        let controls = Self.controls(of: form, in: tree)
        guard controls.contains(where: { ($1.attributes["aria-invalid"] ?? "false") != "false" }) else { return [] }
        return controls.compactMap { identity, control in
            guard let sent = contents[identity], !fields.edited.contains(control.number) else { return nil }
            let content = Self.content(of: control, fields)
            // The page may change the form of a text, such as by removing spaces around it.
            let isLost = control.isTextField ? content == [""] && sent != [""] : content != sent
            guard isLost else { return nil }
            let (now, before) = (content.joined(separator: ", "), sent.joined(separator: ", "))
            return """
                The form was refused, and the field \(quoted(identity.name)) has \(quoted(now)) and not \(quoted(before)), \
                which was submitted. A state that refuses a form must give its fields the submitted values, or leave them.
                """
        }
    }

    /// Returns the form that was sent, or that has taken its place.
    private func current(in tree: ReferenceTree) -> Node? {
        let forms = tree.page.descendants.filter { $0.tag == "form" }
        return forms.first { $0.number == form }
            ?? forms.first { Set(Self.controls(of: $0, in: tree).map(\.0)) == identities }
    }

    /// Returns the controls whose content is submitted and can be sent back.
    private static func controls(of form: Node, in tree: ReferenceTree) -> [(Identity, Node)] {
        var counts: [[String]: Int] = [:]
        return tree.controls(of: form).compactMap { control in
            guard let name = control.attributes["name"], !control.isButton, !control.isDisabled,
                !["file", "password"].contains(control.inputType)
            else { return nil }
            let value = control.isCheckable ? control.attributes["value"] ?? "on" : ""
            let position = counts[[control.fieldType, name, value], default: 0]
            counts[[control.fieldType, name, value]] = position + 1
            return (Identity(type: control.fieldType, name: name, value: value, position: position), control)
        }
    }

    private static func content(of control: Node, _ fields: FieldContents) -> [String] {
        if control.isCheckable { return fields.isChecked(control) ? ["checked"] : ["not checked"] }
        return control.allowsMultiple ? fields.values(of: control) : [fields.value(of: control)]
    }
}
