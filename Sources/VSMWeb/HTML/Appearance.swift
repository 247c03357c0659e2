extension HTML {
    /// Runs an action once, on the server, when the piece is added to the page.
    ///
    /// The action with which a view begins needs no modifier: see `StateWithInitialAction`.
    ///
    /// ```swift
    /// .onAppear { visits.count() }
    /// ```
    public func onAppear(_ action: @escaping () -> Void) -> _AppearingHTML<Self> {
        _AppearingHTML(piece: self, action: action)
    }

    /// Runs an action once, on the server, when the piece leaves the page: because another branch is taken, its row is
    /// removed, another page is visited, or the session ends.
    ///
    /// The action runs before the container of the view that encloses the piece is torn down.
    public func onDisappear(_ action: @escaping () -> Void) -> _DisappearingHTML<Self> {
        _DisappearingHTML(piece: self, action: action)
    }
}

/// A piece with an action that runs when it is added to the page.
public struct _AppearingHTML<Piece: HTML>: _WrappingHTML {
    /// The piece inside.
    public var piece: Piece
    let action: () -> Void

    /// The structure of the piece.
    public static func _describe(_ layout: inout _RunLayout) { Piece._describe(&layout) }

    /// Renders the piece, and runs the action afterwards if it is new.
    public func _render(into renderer: _Renderer) {
        renderer.appear(action)
        piece._render(into: renderer)
    }
}

extension _AppearingHTML: HTMLElement where Piece: HTMLElement {}

/// A piece with an action that runs when it leaves the page.
public struct _DisappearingHTML<Piece: HTML>: _WrappingHTML {
    /// The piece inside.
    public var piece: Piece
    let action: () -> Void

    /// The structure of the piece, and a place for the action.
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
