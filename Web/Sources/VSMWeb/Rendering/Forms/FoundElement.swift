/// The element that an event names.
struct FoundElement {
    let position: ElementPosition
    /// The innermost view around the element.
    let view: ViewRegion?
    let handlers: [BoundHandler]
    /// The element as a field, if it is one.
    let field: ReportedField?
    /// The fields and options inside the element.
    private(set) var fields: [ReportedField] = []

    init(
        position: ElementPosition,
        in view: ViewRegion?,
        _ node: NodeID,
        _ tag: HTMLTagName,
        _ attributes: [Attribute],
        handlers: [BoundHandler]
    ) {
        self.position = position
        self.view = view
        self.handlers = handlers
        field = ReportedField(position, node, tag, attributes, after: nil)
    }

    /// Returns the handler of an event.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event.
    ///   - key: The key that the person pressed, if any.
    func handler(for kind: EventKind, key: String? = nil) -> EventHandler? {
        handlers.first { $0.kind == kind && $0.key == key }?.handler
    }

    /// The version of the page in which the browser got the value that the handler requires.
    var versionOfSeenValue: Int? {
        if case .tied(let element) = position.content.nodes[position.index] { element.version } else { nil }
    }

    /// Adds an element inside this one, if it is a field or an option.
    mutating func addField(at position: ElementPosition, _ node: NodeID, _ tag: HTMLTagName, _ attributes: [Attribute])
    {
        guard let field = ReportedField(position, node, tag, attributes, after: fields.last ?? field) else { return }
        fields.append(field)
    }

    /// Records the values that the browser sent with an event, because the browser has them regardless of what the page
    /// sent.
    ///
    /// After the submission of a form, its fields show the values of the view. Other values stay until the view gives
    /// the field another one.
    ///
    /// - Parameters:
    ///   - payload: The values.
    ///   - entered: The values that stay.
    /// - Returns: Whether the event has values, or the page shows others.
    func report(_ payload: EventPayload, _ entered: inout EnteredValues) -> Bool {
        if payload.rows != nil { return true }
        // The values of a widget do not belong to fields.
        guard payload.hasValues, payload.key == nil else { return false }
        if let values = payload.fields {
            for field in fields { field.reportSubmitted(values.all(field.name)) }
        } else if let field {
            if let isChecked = payload.isChecked { field.reportCheck(isChecked, &entered) }
            if let values = payload.values ?? payload.value.map({ [$0] }) {
                field.report(values, &entered)
                for option in fields where option.kind == .option { option.report(values, &entered) }
            }
        }
        return true
    }
}
