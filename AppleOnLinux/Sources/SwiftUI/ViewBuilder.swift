/// A result builder that creates one view from a list of views.
@resultBuilder
public nonisolated struct ViewBuilder {
    /// Adds a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the only view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Lists several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Adds an optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Adds the first of two views.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// Adds the second of two views.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }
}

/// A view that shows nothing.
public nonisolated struct EmptyView: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// Creates an empty view.
    public init() {}

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}

/// Several views, one after the other.
public nonisolated struct TupleView<T>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T

    /// Creates a view from a tuple of views.
    public init(_ value: T) {
        self.value = value
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        Mirror(reflecting: value).children.enumerated().flatMap { index, child in
            guard let view = child.value as? any View else { return [Node]() }
            return place.child(index).draw(view)
        }
    }
}

/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        // The two views have separate places, because they do not share state.
        switch storage {
        case .first(let view): place.child("first").draw(view)
        case .second(let view): place.child("second").draw(view)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// The host draws it.
    public typealias Body = Never
}

extension Optional: DrawnView where Wrapped: View {
    @MainActor package func draw(at place: Place) -> [Node] {
        map { place.child("some").draw($0) } ?? []
    }
}
