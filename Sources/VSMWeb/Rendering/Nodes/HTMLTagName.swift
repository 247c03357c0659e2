/// The name of a tag.
///
/// A literal is the name of a custom element, or of an element of SVG that has no function; see ``CustomTag``.
@frozen
public struct HTMLTagName: Sendable {
    /// What is between the tags of an element.
    @usableFromInline
    @frozen
    enum Content: Sendable {
        /// Nodes.
        case nodes
        /// Nothing, and there is no end tag.
        case nothing
        /// Nodes, before which a parser drops a line break.
        case preformatted
        /// The text of the attribute `value`.
        case value
        /// The options of a choice.
        case choice
        /// The text of an option.
        case option
        /// The markup of the attribute ``Attribute/markup``, whose nodes the page does not know.
        case markup
    }

    @usableFromInline let name: StaticString
    @usableFromInline var content: Content
    /// Whether a person can enter something into the element, or send it without the script of the page.
    @usableFromInline let isField: Bool

    // The argument has a label, because a call with a literal alone is the initializer from a literal.
    @usableFromInline
    init(standard name: StaticString, content: Content = .nodes, isField: Bool = false) {
        self.name = name
        self.content = content
        self.isField = isField
    }
}
