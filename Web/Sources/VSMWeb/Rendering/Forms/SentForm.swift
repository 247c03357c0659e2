/// A form that a person submitted.
///
/// If it is refused, its fields keep the submitted values.
///
/// A form is refused if its values cannot be read, or while one of its fields is marked as wrong. A field of a refused
/// form keeps the submitted value until the view gives it another value than at the time of the submission.
///
/// This is a pure value. ``RenderedPage`` has one for each refused form, and one for the form that was submitted last.
struct SentForm {
    /// The submitted value of a field.
    struct Field {
        let field: ReportedField
        let attributeName: StaticString
        var sent: String?

        /// Creates the submitted value of a field from the values that a browser has under its name.
        init?(_ field: ReportedField, sent values: [String]) {
            guard let attributeName = field.attributeName else { return nil }
            self.field = field
            self.attributeName = attributeName
            sent = field.content(values)
        }

        fileprivate func isAlternative(to other: Field) -> Bool {
            field.kind == other.field.kind && field.name == other.field.name
        }

        /// Returns the attributes that the field has in the page.
        func applied(to attributes: [Attribute]) -> [Attribute] {
            let name = attributeName.description
            guard attributes.first(where: { $0.name == name })?.value == field.given else { return attributes }
            var attributes = attributes
            attributes.replace(attributeName, with: sent)
            return attributes
        }
    }

    /// The number of the form.
    private(set) var node: NodeID
    /// The submitted values, by the numbers of the fields.
    private(set) var contents: [NodeID: Field] = [:]
    /// Whether the form is refused.
    private(set) var isRefused = false
    /// Whether only the next submission can change that.
    private var isFinal = false

    private let fields: [ReportedField.Identity: Field]
    /// The properties by which the page recognizes the form after it is rendered again.
    private let signature: Set<ReportedField.Identity>

    /// Records the submitted values.
    ///
    /// - Parameters:
    ///   - form: The form at the time of the submission.
    ///   - node: The number of the form.
    ///   - values: The submitted values, by field name.
    init(_ form: FoundElement, _ node: NodeID, _ values: [String: [String]]) {
        self.node = node
        let all = Self.identified(form.fields)
        signature = Set(all.map(\.identity))
        var fields: [ReportedField.Identity: Field] = [:]
        for (identity, field) in all where field.isSent && field.kind != .secret {
            var values = values[field.name] ?? []
            // Several texts of the same name are in the order of their fields.
            let count = field.kind == .text ? form.fields.count { $0.kind == .text && $0.name == field.name } : 0
            if count == values.count, values.indices.contains(identity.position) {
                values = [values[identity.position]]
            }
            // A browser always sends a text, unless its field was disabled.
            if field.kind == .text, values.isEmpty { continue }
            fields[identity] = Field(field, sent: values)
        }
        self.fields = fields
        update(form, at: node)
    }

    /// Refuses the form, because its values cannot be read or were not processed.
    mutating func refuse() {
        isRefused = true
        isFinal = true
    }

    /// Updates the fields from the form in the page.
    ///
    /// - Returns: Whether the content of a field has changed.
    mutating func review(_ form: FoundElement, at node: NodeID) -> Bool {
        let (wasRefused, known) = (isRefused, contents.count)
        if !isFinal { isRefused = form.fields.contains(where: \.isInvalid) }
        update(form, at: node)
        return wasRefused != isRefused || isRefused && contents.count != known
    }

    /// Returns whether another form in the page is this one after it was rendered again.
    func isSame(as form: FoundElement) -> Bool { Set(Self.identified(form.fields).map(\.identity)) == signature }

    /// Records a change of a field by the person.
    ///
    /// - Parameters:
    ///   - node: The number of the field, or of one of its options.
    ///   - values: The current values of the field.
    ///   - changesAlternatives: Whether the field is one of several radio buttons.
    mutating func note(_ node: NodeID, _ values: [String], changesAlternatives: Bool) {
        guard let changed = contents[node] else { return }
        for (other, content) in contents
        where other == node || changesAlternatives && content.isAlternative(to: changed) {
            contents[other]?.sent = content.field.content(values)
        }
        if isRefused { isFinal = true }
    }

    /// Adds the fields that the form has now.
    private mutating func update(_ form: FoundElement, at node: NodeID) {
        self.node = node
        for (identity, field) in Self.identified(form.fields) where contents[field.node] == nil {
            contents[field.node] = fields[identity]
        }
    }

    private static func identified(
        _ fields: [ReportedField]
    ) -> [(identity: ReportedField.Identity, field: ReportedField)] {
        var counts: [ReportedField.Identity: Int] = [:]
        return fields.map { field in
            var identity = field.identity
            identity.position = counts[identity, default: 0]
            counts[field.identity] = identity.position + 1
            return (identity, field)
        }
    }
}
