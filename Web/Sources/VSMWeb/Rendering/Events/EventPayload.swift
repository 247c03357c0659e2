/// The values that the browser sends with an event.
@usableFromInline
struct EventPayload: Equatable, Sendable {
    @usableFromInline var value: String?
    @usableFromInline var isChecked: Bool?
    /// The values of a choice that allows several.
    @usableFromInline var values: [String]?
    /// The values of a form.
    @usableFromInline var fields: FormValues?
    /// The name of the key that was pressed, or of the event of a widget.
    var key: String?
    /// The rows of a long list that are visible.
    @usableFromInline var rows: VisibleRows?

    init(
        value: String? = nil,
        isChecked: Bool? = nil,
        values: [String]? = nil,
        fields: [String: [String]]? = nil,
        key: String? = nil,
        rows: VisibleRows? = nil
    ) {
        self.value = value
        self.isChecked = isChecked
        self.values = values
        self.fields = fields.map { FormValues(fields: $0) }
        self.key = key
        self.rows = rows
    }

    /// Whether the event has any values.
    var hasValues: Bool { value != nil || isChecked != nil || values != nil || fields != nil }
}

/// The rows of a long list that are visible, as the browser reports them.
@usableFromInline
struct VisibleRows: Equatable, Sendable {
    /// The index of the first row.
    var first: Int
    /// The number of rows.
    var count: Int
    /// The index of the row with the focus, if a row has it.
    var focused: Int?
}
