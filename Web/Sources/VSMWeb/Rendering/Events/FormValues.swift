import Synchronization
import VSM

/// The values of a form, by field name.
///
/// The values come from the network and can be anything. To decode them into your own type, use
/// ``HTMLElement/onSubmit(as:_:)``.
public struct FormValues: Equatable, Sendable {
    let fields: [String: [String]]
    let reading = FormReading()
    /// The error messages for values that cannot be read.
    var texts = SiteTexts.english

    @usableFromInline
    init(fields: [String: [String]]) {
        self.fields = fields
    }

    /// The value of a field, or `nil` if the form has no such field or its checkbox is unchecked.
    ///
    /// If the field has several values, this is the last one.
    public subscript(name: String) -> String? { fields[name]?.last }

    /// Returns the values of all fields with a name, in order: the values of checked checkboxes and of chosen options.
    public func all(_ name: String) -> [String] { fields[name] ?? [] }

    /// Returns whether the values are equal.
    public static func == (first: FormValues, second: FormValues) -> Bool { first.fields == second.fields }
}

/// The result of decoding the values of a form, for the page of the form.
final class FormReading: Sendable {
    private let failure = Atomic(false)

    var hasFailed: Bool { failure.load(ordering: .relaxed) }

    func fail() { failure.store(true, ordering: .relaxed) }
}
