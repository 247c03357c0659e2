/// A piece of a page.
///
/// Strings are HTML: they are escaped wherever they go. Elements are made by functions named after their tags, and
/// pieces of your own by conforming to this protocol and giving them a ``content``:
///
/// ```swift
/// struct Price: HTML {
///     let amount: String
///     var content: some HTML {
///         span { "$\(amount)" }.class("price")
///     }
/// }
/// ```
///
/// For a piece with a state of its own, conform to ``HTMLView``.
public protocol HTML {
    /// What the piece consists of; `Never` for those that the library supplies.
    associatedtype Content: HTML = Never

    /// What the piece consists of.
    @HTMLBuilder var content: Content { get }

    /// Adds the piece to a tree. You do not implement this; ``content`` is enough.
    func render(into tree: inout TreeBuilder)
}

extension HTML {
    /// Adds the piece's content to a tree.
    public func render(into tree: inout TreeBuilder) {
        content.render(into: &tree)
    }
}

extension HTML where Content == Never {
    /// Not to be called: the library's own pieces render themselves.
    public var content: Never {
        fatalError("\(Self.self) renders itself and has no content. Give your own HTML a `content` property.")
    }
}

extension Never: HTML {
    /// Cannot be called.
    public func render(into tree: inout TreeBuilder) {}
}

extension String: HTML {
    /// Adds the string as text; it is escaped where it is written.
    public func render(into tree: inout TreeBuilder) {
        tree.appendText(self)
    }
}

/// Nothing at all.
public struct EmptyHTML: HTML {
    /// Makes nothing.
    public init() {}

    /// Adds nothing.
    public func render(into tree: inout TreeBuilder) {}
}
