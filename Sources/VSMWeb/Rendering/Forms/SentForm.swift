/// A form that a person has sent, which comes back as it was sent if it is refused.
///
/// It is refused if its values cannot be read, or as long as one of its fields is marked as wrong. A field of a refused form has
/// what was sent, until the view gives it something else than when it was sent.
///
/// A pure value. ``RenderedPage`` has one for each form that was refused, and for the form that was sent last.
struct SentForm {
    /// What was sent in a field.
    struct Field {
        let field: ReportedField
        let attributeName: StaticString
        var sent: String?

        /// The values that a browser has under the name of the field.
        init?(_ field: ReportedField, sent values: [String]) {
            guard let attributeName = field.attributeName else { return nil }
            self.field = field
            self.attributeName = attributeName
            sent = field.content(values)
        }

        fileprivate func isAlternative(to other: Field) -> Bool {
            field.kind == other.field.kind && field.name == other.field.name
        }

        /// The attributes that the field has in the page.
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
    /// What was sent, by the numbers of the fields.
    private(set) var contents: [NodeID: Field] = [:]
    /// Whether it comes back as it was sent.
    private(set) var isRefused = false
    /// Whether nothing but the next time it is sent changes that.
    private var isFinal = false

    private let fields: [ReportedField.Identity: Field]
    /// What the form has in common with itself when it is rendered anew.
    private let signature: Set<ReportedField.Identity>

    /// Notes what was sent.
    ///
    /// - Parameters:
    ///   - form: The form as it was when it was sent.
    ///   - node: The number of the form.
    ///   - values: The values that were sent, by the names of the fields.
    init(_ form: FoundElement, _ node: NodeID, _ values: [String: [String]]) {
        self.node = node
        let all = Self.identified(form.fields)
        signature = Set(all.map(\.identity))
        var fields: [ReportedField.Identity: Field] = [:]
        for (identity, field) in all where field.isSent && field.kind != .secret {
            var values = values[field.name] ?? []
            // Several texts of the same name come in the order of their fields.
            let count = field.kind == .text ? form.fields.count { $0.kind == .text && $0.name == field.name } : 0
            if count == values.count, values.indices.contains(identity.position) {
                values = [values[identity.position]]
            }
            // A text is always sent, unless its field could not be used.
            if field.kind == .text, values.isEmpty { continue }
            fields[identity] = Field(field, sent: values)
        }
        self.fields = fields
        update(form, at: node)
    }

    /// The values cannot be read, or were not processed.
    mutating func refuse() {
        isRefused = true
        isFinal = true
    }

    /// Follows the form in the page.
    ///
    /// - Returns: Whether fields have another content than before.
    mutating func review(_ form: FoundElement, at node: NodeID) -> Bool {
        let (wasRefused, known) = (isRefused, contents.count)
        if !isFinal { isRefused = form.fields.contains(where: \.isInvalid) }
        update(form, at: node)
        return wasRefused != isRefused || isRefused && contents.count != known
    }

    /// Whether another form in the page is this one, rendered anew.
    func isSame(as form: FoundElement) -> Bool { Set(Self.identified(form.fields).map(\.identity)) == signature }

    /// A person has changed a field since.
    ///
    /// - Parameters:
    ///   - node: The number of the field, or of an option of it.
    ///   - values: The values that the field has now.
    ///   - changesAlternatives: Whether it is one of several radio buttons.
    mutating func note(_ node: NodeID, _ values: [String], changesAlternatives: Bool) {
        guard let changed = contents[node] else { return }
        for (other, content) in contents
        where other == node || changesAlternatives && content.isAlternative(to: changed) {
            contents[other]?.sent = content.field.content(values)
        }
        if isRefused { isFinal = true }
    }

    /// Finds out which fields the form has now.
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
