/// Builds a piece of a page from the statements of a closure.
///
/// The branch is part of the identity of a piece: when another branch is taken, the pieces of the previous one leave the
/// page together with their states.
@resultBuilder
public enum HTMLBuilder {
    /// Takes one statement.
    @inlinable
    public static func buildExpression<Content: HTML>(_ content: Content) -> Content { content }

    /// An empty closure.
    @inlinable
    public static func buildBlock() -> EmptyHTML { EmptyHTML() }

    /// A single statement.
    @inlinable
    public static func buildBlock<Content: HTML>(_ content: Content) -> Content { content }

    /// Several statements in order.
    @inlinable
    public static func buildBlock<each Content: HTML>(_ content: repeat each Content) -> HTMLTuple<repeat each Content>
    {
        HTMLTuple(content: (repeat each content))
    }

    /// An `if` without `else`.
    @inlinable
    public static func buildOptional<Content: HTML>(_ content: Content?) -> HTMLBranch<Content, EmptyHTML> {
        content.map(HTMLBranch.first) ?? .second(EmptyHTML())
    }

    /// The first branch of `if` and `switch`.
    @inlinable
    public static func buildEither<First: HTML, Second: HTML>(first: First) -> HTMLBranch<First, Second> {
        .first(first)
    }

    /// The second branch of `if` and `switch`.
    @inlinable
    public static func buildEither<First: HTML, Second: HTML>(second: Second) -> HTMLBranch<First, Second> {
        .second(second)
    }

    /// A branch under `if #available`.
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

/// Pieces of a page in order.
@frozen
public struct HTMLTuple<each Piece: HTML>: PrimitiveHTML {
    @usableFromInline let content: (repeat each Piece)

    @inlinable
    init(content: (repeat each Piece)) {
        self.content = content
    }

    /// The structure of the pieces in order.
    @inlinable
    public static func describe(_ layout: inout RunLayout) {
        repeat (each Piece).describe(&layout)
    }

    /// Renders the pieces in order.
    @inlinable
    public func render(into renderer: Renderer) {
        repeat (each content).render(into: renderer)
    }
}

/// One of two branches.
@frozen
public enum HTMLBranch<First: HTML, Second: HTML>: PrimitiveHTML {
    /// The first branch.
    case first(First)
    /// The second branch.
    case second(Second)

    /// A branch is replaced as a whole.
    @inlinable
    public static func describe(_ layout: inout RunLayout) {
        let branches = [RunLayout(describing: First.describe), RunLayout(describing: Second.describe)]
        layout.addRegion(mayHaveFields: branches.contains(where: \.mayHaveFields))
    }

    /// Renders the branch that was taken.
    @inlinable
    public func render(into renderer: Renderer) {
        switch self {
        case .first(let content):
            renderer.branch(.branch(0), layout: { RunLayout(describing: First.describe) }) {
                content.render(into: renderer)
            }
        case .second(let content):
            renderer.branch(.branch(1), layout: { RunLayout(describing: Second.describe) }) {
                content.render(into: renderer)
            }
        }
    }
}
