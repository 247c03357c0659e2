/// The name of a tag.
public struct HTMLTagName: Sendable {
    let name: StaticString
    /// Whether the element has no content and no end tag.
    let isVoid: Bool

    init(_ name: StaticString, isVoid: Bool = false) {
        self.name = name
        self.isVoid = isVoid
    }
}
