/// Puts pieces of a page together from the statements of a closure.
///
/// The branch that is taken is part of a piece's identity: what was in the other branch leaves the page, together with
/// its state, and nothing of it is mistaken for what comes.
@resultBuilder
public enum HTMLBuilder {
    /// Takes one statement.
    public static func buildExpression<Content: HTML>(_ content: Content) -> Content { content }

    /// An empty closure.
    public static func buildBlock() -> EmptyHTML { EmptyHTML() }

    /// A single statement.
    public static func buildBlock<Content: HTML>(_ content: Content) -> Content { content }

    /// Several statements, one after the other.
    public static func buildBlock<each Content: HTML>(_ content: repeat each Content) -> HTMLTuple<repeat each Content>
    {
        HTMLTuple(content: (repeat each content))
    }

    /// An `if` without `else`.
    public static func buildOptional<Content: HTML>(_ content: Content?) -> HTMLBranch<Content, EmptyHTML> {
        content.map(HTMLBranch.first) ?? .second(EmptyHTML())
    }

    /// The first branch of `if` and `switch`.
    public static func buildEither<First: HTML, Second: HTML>(first: First) -> HTMLBranch<First, Second> {
        .first(first)
    }

    /// The second branch of `if` and `switch`.
    public static func buildEither<First: HTML, Second: HTML>(second: Second) -> HTMLBranch<First, Second> {
        .second(second)
    }

    /// A branch under `if #available`.
    public static func buildLimitedAvailability<Content: HTML>(_ content: Content) -> Content { content }

    /// Explains how to repeat.
    @available(
        *,
        unavailable,
        message: "A loop does not say which element is which when the data changes. Use forEach(_:key:content:)."
    )
    public static func buildArray<Content: HTML>(_ content: [Content]) -> EmptyHTML { EmptyHTML() }
}

/// Pieces of a page, one after the other.
public struct HTMLTuple<each Piece: HTML>: PrimitiveHTML {
    let content: (repeat each Piece)

    init(content: (repeat each Piece)) {
        self.content = content
    }

    /// Adds the pieces in order.
    public func render(into tree: inout TreeBuilder) {
        var position = 0
        for piece in repeat each content {
            tree.withStep(.position(position)) { piece.render(into: &$0) }
            position += 1
        }
    }
}

/// The branch that was taken of two.
public enum HTMLBranch<First: HTML, Second: HTML>: PrimitiveHTML {
    /// The first branch.
    case first(First)
    /// The second branch.
    case second(Second)

    /// Adds the branch that was taken.
    public func render(into tree: inout TreeBuilder) {
        switch self {
        case .first(let content): tree.withStep(.branch(0)) { content.render(into: &$0) }
        case .second(let content): tree.withStep(.branch(1)) { content.render(into: &$0) }
        }
    }
}
