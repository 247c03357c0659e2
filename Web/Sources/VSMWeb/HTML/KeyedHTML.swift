extension HTML {
    /// Gives the piece an identity, so that another key creates a new piece with a new state.
    ///
    /// ```swift
    /// ProductDetailView(productID: id, dependencies: dependencies).key(id)
    /// ```
    public func key(_ key: some Hashable) -> _KeyedHTML<Self> {
        _KeyedHTML(key: AnyHashable(key), piece: self)
    }
}

/// A piece with its own identity.
public struct _KeyedHTML<Piece: HTML>: _WrappingHTML {
    let key: AnyHashable
    /// The wrapped piece.
    public var piece: Piece
    /// Whether the browser gets the key, to recognize fields, and controls that are pressed.
    var isMarked = true

    /// Describes a region, because the piece is replaced as a whole.
    public static func _describe(_ layout: inout _RunLayout) {
        layout.addRegion(mayHaveFields: _RunLayout(describing: Piece._describe).mayHaveFields)
    }

    /// Renders the piece under its key.
    public func _render(into renderer: _Renderer) {
        renderer.branch(.key(key), layout: { _RunLayout(describing: Piece._describe) }) {
            if isMarked {
                renderer.keyed(key) { piece._render(into: renderer) }
            } else {
                piece._render(into: renderer)
            }
        }
    }

    /// Runs an action when the piece is added to the page, and again when its key changes.
    public func onAppear(_ action: @escaping () -> Void) -> _KeyedHTML<_AppearingHTML<Piece>> {
        _KeyedHTML<_AppearingHTML<Piece>>(key: key, piece: _AppearingHTML(piece: piece, action: action))
    }
}

extension _KeyedHTML: HTMLElement where Piece: HTMLElement {}
