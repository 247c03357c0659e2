/// An attribute of an element.
///
/// The name is a literal of the library, or ``AttributeName`` has checked it. It never comes from data.
@usableFromInline
@frozen
struct Attribute: Hashable, Sendable {
    /// The name of the attribute with the markup of an element with raw HTML.
    static let markup = "data-vsm-raw"
    /// The name of the attribute that marks a field as holding the value of the state.
    static let holdsState = "data-vsm-holds"
    /// The name of the attribute with the value of a choice.
    static let choice = "data-vsm-value"

    @usableFromInline let name: String
    /// The value; an empty string for an attribute without a value.
    @usableFromInline var value: String

    @usableFromInline
    init(_ name: StaticString, _ value: String = "") {
        self.init(name: name.description, value: value)
    }

    @inlinable
    init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
