/// An attribute of an element.
///
/// Names come from the library, or were checked by ``AttributeName``, never from data.
@usableFromInline
@frozen
struct Attribute: Hashable, Sendable {
    /// The name of the attribute that has the markup of an element with raw HTML.
    static let markup = "data-vsm-raw"
    /// The name of the attribute of a field that holds what the state says.
    static let holdsState = "data-vsm-holds"
    /// The name of the attribute that has the value of a choice.
    static let choice = "data-vsm-value"

    @usableFromInline let name: String
    /// The value; an empty string for an attribute without a value.
    @usableFromInline var value: String

    @usableFromInline
    init(_ name: StaticString, _ value: String = "") {
        self.init(name: name.description, value: value)
    }

    init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
