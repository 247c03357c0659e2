/// A piece that wraps another one, and is an element if the wrapped piece is one.
public protocol _WrappingHTML: _PrimitiveHTML {
    /// The type of the wrapped piece.
    associatedtype Piece: HTML

    /// The wrapped piece.
    var piece: Piece { get set }
}

extension _WrappingHTML where Piece: HTMLElement {
    /// The tag of the element.
    public typealias Tag = Piece.Tag

    /// The attributes and event handlers of the element.
    public var _parts: _ElementParts {
        get { piece._parts }
        set { piece._parts = newValue }
    }
}
