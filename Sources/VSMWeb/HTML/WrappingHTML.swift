/// A piece around another one: an element if the piece inside is one.
public protocol _WrappingHTML: _PrimitiveHTML {
    /// The type of the piece inside.
    associatedtype Piece: HTML

    /// The piece inside.
    var piece: Piece { get set }
}

extension _WrappingHTML where Piece: HTMLElement {
    /// The tag of the element.
    public typealias Tag = Piece.Tag

    /// What modifiers change of the element.
    public var _parts: _ElementParts {
        get { piece._parts }
        set { piece._parts = newValue }
    }
}
