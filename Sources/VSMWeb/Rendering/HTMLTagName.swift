/// The name of a tag.
@frozen
public struct HTMLTagName: Sendable {
    @usableFromInline let name: StaticString
    /// Whether the element has no content and no end tag.
    @usableFromInline let isVoid: Bool
    /// Whether a person can enter something into the element, or send it without the script of the page.
    @usableFromInline let isField: Bool

    @usableFromInline
    init(_ name: StaticString, isVoid: Bool = false, isField: Bool = false) {
        self.name = name
        self.isVoid = isVoid
        self.isField = isField
    }
}
