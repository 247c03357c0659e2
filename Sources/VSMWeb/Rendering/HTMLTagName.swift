/// The name of a tag.
public struct HTMLTagName: Sendable {
    let name: StaticString
    /// Whether the element has no content and no end tag.
    let isVoid: Bool
    /// Whether a person can enter something into the element.
    let isField: Bool

    init(_ name: StaticString, isVoid: Bool = false, isField: Bool = false) {
        self.name = name
        self.isVoid = isVoid
        self.isField = isField
    }
}
