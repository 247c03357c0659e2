/// A field of a form, or an option of a choice, whose value a browser reports.
struct ReportedField {
    enum Kind {
        case text
        /// A checkbox or a radio button.
        case check
        case choice
        case option
    }

    let kind: Kind
    /// The name of the field; that of its choice for an option.
    let name: String
    private let position: FoundElement.Position
    private let value: String
    /// Whether the element is a choice that is bound to a value.
    private let isBound: Bool
    /// Whether the attributes of the field say what the state says, and not what a person entered.
    private let holdsState: Bool

    /// Creates a field of an element, if it is one.
    ///
    /// - Parameters:
    ///   - position: Where the attributes of the element are retained.
    ///   - tag: The tag of the element.
    ///   - attributes: The attributes of the element.
    ///   - previous: The last field before the element.
    init?(
        _ position: FoundElement.Position,
        _ tag: HTMLTagName,
        _ attributes: [Attribute],
        after previous: ReportedField?
    ) {
        func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
        self.position = position
        isBound = value(of: Attribute.choice) != nil
        if tag.content == .option {
            guard let previous, previous.kind == .choice || previous.kind == .option else { return nil }
            kind = .option
            name = previous.name
            self.value = value(of: "value") ?? ""
            holdsState = previous.holdsState
            return
        }
        guard tag.isField, let name = value(of: "name") else { return nil }
        self.name = name
        holdsState = value(of: Attribute.holdsState) != nil
        let type = value(of: "type")
        if tag.content == .choice {
            kind = .choice
            self.value = ""
        } else if type == "checkbox" || type == "radio" {
            kind = .check
            self.value = value(of: "value") ?? "on"
        } else {
            kind = .text
            self.value = ""
        }
    }

    /// Records the values that the browser has under the name of the field.
    func report(_ values: [String]) {
        guard !holdsState else { return }
        switch kind {
        case .text: if let text = values.last { position.set("value", to: text) }
        case .check: position.set("checked", to: values.contains(value) ? "" : nil)
        case .option: position.set("selected", to: values.contains(value) ? "" : nil)
        case .choice: if isBound { position.set("data-vsm-value", to: values.last) }
        }
    }

    /// Records whether a checkbox is checked.
    func reportCheck(_ isChecked: Bool) {
        if kind == .check, !holdsState { position.set("checked", to: isChecked ? "" : nil) }
    }
}
