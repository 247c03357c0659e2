/// An attribute of an element.
///
/// Names come from the library, or were checked by ``AttributeName``, never from data.
@usableFromInline
@frozen
struct Attribute: Hashable, Sendable {
    /// The name of the attribute that has the markup of an element with raw HTML.
    static let markup = "data-vsm-raw"

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
