import VSM

/// The values of a form, by the names of its fields.
///
/// The values come from the network and can be anything. To read them into a type of your own, see
/// ``HTMLElement/onSubmit(as:_:)``.
public struct FormValues: Equatable, Sendable {
    let fields: [String: [String]]
    let reading = FormReading()
    /// What people are told of values that cannot be read.
    var texts = SiteTexts.english

    @usableFromInline
    init(fields: [String: [String]]) {
        self.fields = fields
    }

    /// The value of a field, or `nil` if the form has no field of that name or its checkbox is unchecked.
    ///
    /// Of several values, it is the last one.
    public subscript(name: String) -> String? { fields[name]?.last }

    /// The values of all fields with a name, in their order: those of checked checkboxes, and of chosen options.
    public func all(_ name: String) -> [String] { fields[name] ?? [] }

    /// Whether the values are the same.
    public static func == (first: FormValues, second: FormValues) -> Bool { first.fields == second.fields }
}

/// Whether the values of a form could be read into a type, for the page of the form.
final class FormReading: @unchecked Sendable {
    /// The byte behind ``hasFailed``; the first property, see `AtomicByte`.
    private var failure: UInt8 = 0

    var hasFailed: Bool { AtomicByte(inFirstPropertyOf: self).load() != 0 }

    func fail() { AtomicByte(inFirstPropertyOf: self).store(1) }
}
