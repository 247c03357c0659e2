/// Builds a piece of a page from the statements of a closure.
///
/// The branch is part of the identity of a piece. When another branch is taken, the pieces of the previous branch leave
/// the page together with their states.
@resultBuilder
public enum HTMLBuilder {
    /// Builds one statement.
    @inlinable
    public static func buildExpression<Content: HTML>(_ content: consuming Content) -> Content { content }

    /// Builds an empty closure.
    @inlinable
    public static func buildBlock() -> EmptyHTML { EmptyHTML() }

    /// Builds the first statement.
    @inlinable
    public static func buildPartialBlock<Content: HTML>(first content: consuming Content) -> Content { content }

    /// Builds a further statement.
    @inlinable
    public static func buildPartialBlock<First: HTML, Second: HTML>(
        accumulated first: consuming First,
        next second: consuming Second
    ) -> _HTMLPair<First, Second> {
        _HTMLPair(first, second)
    }

    /// Builds an `if` without `else`.
    @inlinable
    public static func buildOptional<Content: HTML>(_ content: Content?) -> _HTMLBranch<Content, EmptyHTML> {
        content.map(_HTMLBranch.first) ?? .second(EmptyHTML())
    }

    /// Builds the first branch of `if` and `switch`.
    @inlinable
    public static func buildEither<First: HTML, Second: HTML>(first: First) -> _HTMLBranch<First, Second> {
        .first(first)
    }

    /// Builds the second branch of `if` and `switch`.
    @inlinable
    public static func buildEither<First: HTML, Second: HTML>(second: Second) -> _HTMLBranch<First, Second> {
        .second(second)
    }

    /// Builds a branch under `if #available`.
    @inlinable
    public static func buildLimitedAvailability<Content: HTML>(_ content: Content) -> Content { content }

    /// Explains how to repeat a piece.
    @available(
        *,
        unavailable,
        message: "A loop does not identify its elements when the data changes. Use forEach(_:key:content:)."
    )
    public static func buildArray<Content: HTML>(_ content: [Content]) -> EmptyHTML { EmptyHTML() }
}

/// Two consecutive pieces of a page.
///
/// The builder nests pairs instead of using a parameter pack, because the compiler specializes a pair for its types.
@frozen
public struct _HTMLPair<First: HTML, Second: HTML>: _PrimitiveHTML {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Describes the structure of the pieces in order.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) {
        First._describe(&layout)
        Second._describe(&layout)
    }

    /// Renders the pieces in order.
    @inlinable
    public func _render(into renderer: _Renderer) {
        first._render(into: renderer)
        second._render(into: renderer)
    }
}

/// One of two branches.
@frozen
public enum _HTMLBranch<First: HTML, Second: HTML>: _PrimitiveHTML {
    /// The first branch.
    case first(First)
    /// The second branch.
    case second(Second)

    /// Describes a region, because a branch is replaced as a whole.
    @inlinable
    public static func _describe(_ layout: inout _RunLayout) {
        let branches = [_RunLayout(describing: First._describe), _RunLayout(describing: Second._describe)]
        layout.addRegion(mayHaveFields: branches.contains(where: \.mayHaveFields))
    }

    /// Renders the current branch.
    @inlinable
    public func _render(into renderer: _Renderer) {
        switch self {
        case .first(let content):
            renderer.branch(.branch(0), layout: { _RunLayout(describing: First._describe) }) {
                content._render(into: renderer)
            }
        case .second(let content):
            renderer.branch(.branch(1), layout: { _RunLayout(describing: Second._describe) }) {
                content._render(into: renderer)
            }
        }
    }
}
