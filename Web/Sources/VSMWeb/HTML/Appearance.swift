extension HTML {
    /// Runs an action once, on the server, when the piece is added to the page.
    ///
    /// The initial action of a view needs no modifier: see `StateWithInitialAction`.
    ///
    /// ```swift
    /// .onAppear { visits.count() }
    /// ```
    public func onAppear(_ action: @escaping () -> Void) -> _AppearingHTML<Self> {
        _AppearingHTML(piece: self, action: action)
    }

    /// Runs an action once, on the server, when the piece leaves the page.
    ///
    /// A piece leaves the page when another branch is taken, its row is removed, the person visits another page, or the
    /// session ends. The action runs before the page tears down the container of the enclosing view.
    public func onDisappear(_ action: @escaping () -> Void) -> _DisappearingHTML<Self> {
        _DisappearingHTML(piece: self, action: action)
    }
}

/// A piece with an action that runs when it is added to the page.
public struct _AppearingHTML<Piece: HTML>: _WrappingHTML {
    /// The wrapped piece.
    public var piece: Piece
    let action: () -> Void

    /// Describes the structure of the piece.
    public static func _describe(_ layout: inout _RunLayout) { Piece._describe(&layout) }

    /// Renders the piece, and registers the action if the piece is new.
    public func _render(into renderer: _Renderer) {
        renderer.appear(action)
        piece._render(into: renderer)
    }
}

extension _AppearingHTML: HTMLElement where Piece: HTMLElement {}

/// A piece with an action that runs when it leaves the page.
public struct _DisappearingHTML<Piece: HTML>: _WrappingHTML {
    /// The wrapped piece.
    public var piece: Piece
    let action: () -> Void

    /// Describes the structure of the piece, with a region for the action.
    public static func _describe(_ layout: inout _RunLayout) {
        layout.addRegion(mayHaveFields: false)
        Piece._describe(&layout)
    }

    /// Renders the piece, and retains the action.
    public func _render(into renderer: _Renderer) {
        renderer.disappear(action)
        piece._render(into: renderer)
    }
}

extension _DisappearingHTML: HTMLElement where Piece: HTMLElement {}
