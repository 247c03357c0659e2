/// A piece of a page.
///
/// Your own pieces need one thing, `var content: some HTML`. Strings are HTML: they are escaped wherever they go. Elements are made by functions named after their tags, and
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
    /// What the piece consists of.
    associatedtype Content: HTML

    /// What the piece consists of.
    @HTMLBuilder var content: Content { get }

    /// Adds the piece to a tree.
    ///
    /// You do not implement this; ``content`` is enough.
    func render(into tree: inout TreeBuilder)
}

extension HTML {
    /// Adds the piece's content to a tree.
    public func render(into tree: inout TreeBuilder) {
        content.render(into: &tree)
    }
}

/// A piece that the library supplies, and that renders itself.
///
/// Your own pieces conform to ``HTML``, or to ``HTMLView`` if they have a state.
public protocol PrimitiveHTML: HTML where Content == Never {
    /// There is none.
    associatedtype Content = Never
}

extension PrimitiveHTML {
    /// Not to be called: the piece renders itself.
    public var content: Never {
        fatalError("\(Self.self) renders itself and has no content.")
    }
}

extension Never: PrimitiveHTML {
    /// There is none.
    public typealias Content = Never

    /// Cannot be called.
    public func render(into tree: inout TreeBuilder) {}
}

extension String: PrimitiveHTML {
    /// Adds the string as text; it is escaped where it is written.
    public func render(into tree: inout TreeBuilder) {
        tree.appendText(self)
    }
}

/// Nothing at all.
public struct EmptyHTML: PrimitiveHTML {
    /// Makes nothing.
    public init() {}

    /// Adds nothing.
    public func render(into tree: inout TreeBuilder) {}
}
