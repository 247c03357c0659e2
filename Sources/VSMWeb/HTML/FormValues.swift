/// The values of a form, by the names of its fields.
public struct FormValues: Equatable, Sendable {
    let fields: [String: String]

    @usableFromInline
    init(fields: [String: String]) {
        self.fields = fields
    }

    /// The value of a field, or `nil` if the form has no field of that name or its checkbox is unchecked.
    ///
    /// The value comes from the network and can be anything.
    public subscript(name: String) -> String? { fields[name] }
}
