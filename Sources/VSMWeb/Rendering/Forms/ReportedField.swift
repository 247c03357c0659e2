/// A field of a form, or an option of a choice, whose value a browser reports.
struct ReportedField {
    enum Kind {
        case text
        /// A checkbox or a radio button.
        case check
        case choice
        case option
        /// A password or a file, which is never sent back.
        case secret
    }

    /// What the field has in common with itself when it is rendered anew.
    struct Identity: Hashable {
        let kind: Kind
        let name: String
        let value: String
        /// How many such fields come before it.
        var position = 0
    }

    let kind: Kind
    /// The name of the field; that of its choice for an option.
    let name: String
    /// The number of the element.
    let node: NodeID
    /// What the view gives the field: its text or the value of its choice, or an empty text if it is checked or selected.
    let given: String?
    /// Whether a browser sends what is in the field.
    let isSent: Bool
    /// Whether the page says that what is in the field is wrong.
    let isInvalid: Bool
    private let position: ElementPosition
    /// The value that is sent if a box is checked or an option selected.
    let ownValue: String
    /// Whether the element is a choice that is bound to a value.
    private let isBound: Bool
    /// Whether the attributes of the field say what the state says, and not what a person entered.
    private let holdsState: Bool

    /// Creates a field of an element, if it is one.
    ///
    /// - Parameters:
    ///   - position: Where the attributes of the element are retained.
    ///   - node: The number of the element.
    ///   - tag: The tag of the element.
    ///   - attributes: The attributes of the element, as the view gives them.
    ///   - previous: The last field before the element.
    init?(
        _ position: ElementPosition,
        _ node: NodeID,
        _ tag: HTMLTagName,
        _ attributes: [Attribute],
        after previous: ReportedField?
    ) {
        func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
        self.position = position
        self.node = node
        isBound = value(of: Attribute.choice) != nil
        isInvalid = value(of: "aria-invalid").map { $0 != "false" } ?? false
        if tag.content == .option {
            guard let previous, previous.kind == .choice || previous.kind == .option else { return nil }
            kind = .option
            name = previous.name
            ownValue = value(of: "value") ?? ""
            holdsState = previous.holdsState
            isSent = previous.isSent
            given = value(of: "selected")
            return
        }
        guard tag.isField, let name = value(of: "name") else { return nil }
        self.name = name
        holdsState = value(of: Attribute.holdsState) != nil
        let type = value(of: "type")
        isSent = value(of: "disabled") == nil && !["button", "hidden", "image", "reset", "submit"].contains(type)
        switch (tag.content, type) {
        case (.choice, _): kind = .choice
        case (_, "checkbox"), (_, "radio"): kind = .check
        case (_, "password"), (_, "file"): kind = .secret
        default: kind = .text
        }
        ownValue = kind == .check ? value(of: "value") ?? "on" : ""
        given =
            switch kind {
            case .check: value(of: "checked")
            case .choice: value(of: Attribute.choice)
            case .text, .secret, .option: value(of: "value")
            }
    }

    /// What the field has in common with itself when it is rendered anew.
    var identity: Identity { Identity(kind: kind, name: name, value: ownValue) }

    /// The name of the attribute that says what is in the field; `nil` for a choice, whose options say it.
    var attributeName: StaticString? {
        switch kind {
        case .text, .secret: "value"
        case .check: "checked"
        case .option: "selected"
        case .choice: isBound ? "data-vsm-value" : nil
        }
    }

    /// What the attribute is in a browser that has these values under the name of the field.
    func content(_ values: [String]) -> String? {
        switch kind {
        case .text, .secret, .choice: values.last
        case .check, .option: values.contains(ownValue) ? "" : nil
        }
    }

    /// Records the values that the browser has under the name of the field.
    func report(_ values: [String]) {
        guard !holdsState, let attributeName else { return }
        let content = content(values)
        // A field that is not sent keeps its text.
        if content == nil, kind == .text || kind == .secret || kind == .choice { return }
        position.set(attributeName, to: content)
    }

    /// Records whether a checkbox is checked.
    func reportCheck(_ isChecked: Bool) {
        if kind == .check, !holdsState { position.set("checked", to: isChecked ? "" : nil) }
    }

    /// Records that the browser has what the view gives the field.
    func reportGiven() {
        if let attributeName { position.set(attributeName, to: given) }
    }
}
