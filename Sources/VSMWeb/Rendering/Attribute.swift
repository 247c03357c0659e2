/// An attribute of an element.
///
/// Names come only from the library, never from data.
@usableFromInline
@frozen
struct Attribute: Hashable, Sendable {
    @usableFromInline let name: String
    /// The value; an empty string for an attribute without a value.
    @usableFromInline var value: String

    @usableFromInline
    init(_ name: StaticString, _ value: String = "") {
        self.name = "\(name)"
        self.value = value
    }
}
