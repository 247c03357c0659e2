/// The name of a tag.
///
/// A literal is the name of a custom element, or of an SVG element without a function; see ``CustomTag``.
@frozen
public struct HTMLTagName: Sendable {
    /// The kind of content between the tags of an element.
    @usableFromInline
    @frozen
    enum Content: Sendable {
        /// Nodes.
        case nodes
        /// No content and no end tag.
        case nothing
        /// Nodes. A parser drops a line break before them.
        case preformatted
        /// The text of the attribute `value`.
        case value
        /// The options of a choice.
        case choice
        /// The text of an option.
        case option
        /// The markup in the attribute ``Attribute/markup``, whose nodes the page does not know.
        case markup
    }

    @usableFromInline let name: StaticString
    @usableFromInline var content: Content
    /// Whether a person can fill in or submit the element without the script of the page.
    @usableFromInline let isField: Bool

    // The label distinguishes this initializer from the one for a literal.
    @usableFromInline
    init(standard name: StaticString, content: Content = .nodes, isField: Bool = false) {
        self.name = name
        self.content = content
        self.isField = isField
    }
}
