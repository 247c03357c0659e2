extension HTML {
    /// Gives the piece an identity: with another key, it is another piece with a state of its own.
    ///
    /// ```swift
    /// ProductDetailView(productID: id, dependencies: dependencies).key(id)
    /// ```
    public func key(_ key: some Hashable) -> KeyedHTML<Self> {
        KeyedHTML(key: AnyHashable(key), piece: self)
    }
}

/// A piece with an identity of its own.
public struct KeyedHTML<Piece: HTML>: PrimitiveHTML {
    let key: AnyHashable
    var piece: Piece
    /// Whether the browser gets the key, to find fields again.
    var isMarked = true

    /// The piece is replaced as a whole.
    public static func describe(_ layout: inout RunLayout) {
        layout.addRegion(mayHaveFields: RunLayout(describing: Piece.describe).mayHaveFields)
    }

    /// Renders the piece under its key.
    public func render(into renderer: Renderer) {
        renderer.branch(.key(key), layout: { RunLayout(describing: Piece.describe) }) {
            let wasKeyed = renderer.isKeyed
            if isMarked { renderer.isKeyed = true }
            if isMarked, RunLayout(describing: Piece.describe).mayHaveFields {
                renderer.withKey(key) { piece.render(into: renderer) }
            } else {
                piece.render(into: renderer)
            }
            renderer.isKeyed = wasKeyed
        }
    }

    /// Runs an action when the piece is added to the page, and again when its key changes.
    public func onAppear(_ action: @escaping () -> Void) -> KeyedHTML<AppearingHTML<Piece>> {
        KeyedHTML<AppearingHTML<Piece>>(key: key, piece: AppearingHTML(piece: piece, action: action))
    }
}

extension KeyedHTML: HTMLElement where Piece: HTMLElement {
    /// The tag of the element.
    public typealias Tag = Piece.Tag

    /// What modifiers change of the element.
    public var parts: ElementParts {
        get { piece.parts }
        set { piece.parts = newValue }
    }
}
