/// An attribute of an element.
///
/// Names come only from the library, never from data.
@usableFromInline
struct Attribute: Hashable, Sendable {
    let name: String
    /// The value; an empty string for an attribute without a value.
    var value: String

    init(_ name: StaticString, _ value: String = "") {
        self.name = "\(name)"
        self.value = value
    }
}
