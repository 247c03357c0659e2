/// A field of a form, or an option of a choice, whose value the browser reports.
struct ReportedField {
    enum Kind {
        case text
        /// A checkbox or a radio button.
        case check
        case choice
        case option
        /// A password or a file, which the page never sends back.
        case secret
    }

    /// The properties by which the page recognizes the field after it is rendered again.
    struct Identity: Hashable {
        let kind: Kind
        let name: String
        let value: String
        /// The number of such fields before this one.
        var position = 0
    }

    let kind: Kind
    /// The name of the field.
    ///
    /// An option has the name of its choice.
    let name: String
    /// The number of the element.
    let node: NodeID
    /// The value in the view: the text of the field, the value of the choice, or an empty text if the field is checked
    /// or selected.
    let given: String?
    /// Whether the browser sends the value of the field.
    let isSent: Bool
    /// Whether the page marks the value of the field as wrong.
    let isInvalid: Bool
    private let position: ElementPosition
    /// The value that the browser sends if the box is checked or the option selected.
    let ownValue: String
    /// Whether the element is a choice that is bound to a value.
    private let isBound: Bool
    /// Whether the attributes of the field hold the value of the state and not the value that a person entered.
    private let holdsState: Bool

    /// Creates a field from an element, if the element is one.
    ///
    /// - Parameters:
    ///   - position: The place where the attributes of the element are retained.
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
        let type = value(of: "type")
        // The value of a button never changes in the browser, which sends only that of the pressed one.
        if ["button", "image", "reset", "submit"].contains(type) { return nil }
        self.name = name
        holdsState = value(of: Attribute.holdsState) != nil
        isSent = value(of: "disabled") == nil && type != "hidden"
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

    /// The properties by which the page recognizes the field after it is rendered again.
    var identity: Identity { Identity(kind: kind, name: name, value: ownValue) }

    /// The name of the attribute with the value of the field; `nil` for a choice, whose options have it.
    var attributeName: StaticString? {
        switch kind {
        case .text, .secret: "value"
        case .check: "checked"
        case .option: "selected"
        case .choice: isBound ? "data-vsm-value" : nil
        }
    }

    /// Returns the value of the attribute in a browser that has these values under the name of the field.
    func content(_ values: [String]) -> String? {
        switch kind {
        case .text, .secret, .choice: values.last
        case .check, .option: values.contains(ownValue) ? "" : nil
        }
    }

    /// Records the values that the browser has under the name of the field, which were submitted with its form.
    func reportSubmitted(_ values: [String]) {
        guard !holdsState, let attributeName else { return }
        let content = content(values)
        // A field that the browser does not send keeps its text.
        if content == nil, kind == .text || kind == .secret || kind == .choice { return }
        position.set(attributeName, to: content)
    }

    /// Records the values that a person entered.
    func report(_ values: [String], _ entered: inout EnteredValues) {
        guard !holdsState, let attributeName else { return }
        entered.set(attributeName, of: node, to: content(values))
    }

    /// Records whether a checkbox is checked.
    func reportCheck(_ isChecked: Bool, _ entered: inout EnteredValues) {
        if kind == .check, !holdsState { entered.set("checked", of: node, to: isChecked ? "" : nil) }
    }

    /// Records that the browser has the value in the view.
    func reportGiven() {
        if let attributeName { position.set(attributeName, to: given) }
    }
}
