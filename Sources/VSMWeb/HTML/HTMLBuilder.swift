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

    /// The first statement.
    @inlinable
    public static func buildPartialBlock<Content: HTML>(first content: Content) -> Content { content }

    /// A further statement.
    @inlinable
    public static func buildPartialBlock<First: HTML, Second: HTML>(
        accumulated first: First,
        next second: Second
    ) -> HTMLPair<First, Second> {
        HTMLPair(first, second)
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

/// Two pieces of a page, one after the other.
///
/// Several pieces are pairs of pairs, and not a tuple of any number: the compiler specializes a pair for its types.
@frozen
public struct HTMLPair<First: HTML, Second: HTML>: PrimitiveHTML {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The structure of the pieces in order.
    @inlinable
    public static func describe(_ layout: inout RunLayout) {
        First.describe(&layout)
        Second.describe(&layout)
    }

    /// Renders the pieces in order.
    @inlinable
    public func render(into renderer: Renderer) {
        first.render(into: renderer)
        second.render(into: renderer)
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
