/// A piece of a page.
///
/// Strings are HTML, and are always escaped. Elements are created by functions named after their tags. A piece of your own
/// conforms to this protocol and has a ``content``:
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
    /// The type of the content.
    associatedtype Content: HTML

    /// The content of the piece.
    @HTMLBuilder var content: Content { get }

    /// Adds the piece to a tree.
    ///
    /// You do not implement this method; ``content`` is enough.
    func render(into tree: inout TreeBuilder)
}

extension HTML {
    /// Adds the content of the piece to a tree.
    public func render(into tree: inout TreeBuilder) {
        content.render(into: &tree)
    }
}

/// A piece of the library that renders itself.
///
/// Your own pieces conform to ``HTML``, or to ``HTMLView`` if they have a state.
public protocol PrimitiveHTML: HTML where Content == Never {
    /// A piece that renders itself has no content.
    associatedtype Content = Never
}

extension PrimitiveHTML {
    /// Do not call this: the piece renders itself.
    public var content: Never {
        fatalError("\(Self.self) renders itself and has no content.")
    }
}

extension Never: PrimitiveHTML {
    /// `Never` has no content.
    public typealias Content = Never

    /// Cannot be called.
    public func render(into tree: inout TreeBuilder) {}
}

extension String: PrimitiveHTML {
    /// Adds the string as text, which is escaped when it is written.
    public func render(into tree: inout TreeBuilder) {
        tree.appendText(self)
    }
}

/// No content.
public struct EmptyHTML: PrimitiveHTML {
    /// Creates an empty piece.
    public init() {}

    /// Adds nothing.
    public func render(into tree: inout TreeBuilder) {}
}
