extension HTML {
    /// Runs an action once, on the server, when the piece is added to the page.
    ///
    /// The action with which a view begins needs no modifier: see `StateWithInitialAction`.
    ///
    /// ```swift
    /// .onAppear { visits.count() }
    /// ```
    public func onAppear(_ action: @escaping () -> Void) -> some HTML {
        AppearingHTML(piece: self, action: action)
    }

    /// Runs an action once, on the server, when the piece leaves the page: because another branch is taken, its row is
    /// removed, another page is visited, or the session ends.
    ///
    /// The action runs before the container of the view that encloses the piece is torn down.
    public func onDisappear(_ action: @escaping () -> Void) -> some HTML {
        DisappearingHTML(piece: self, action: action)
    }
}

struct AppearingHTML<Piece: HTML>: PrimitiveHTML {
    let piece: Piece
    let action: () -> Void

    static func describe(_ layout: inout RunLayout) { Piece.describe(&layout) }

    func render(into renderer: Renderer) {
        renderer.appear(action)
        piece.render(into: renderer)
    }
}

struct DisappearingHTML<Piece: HTML>: PrimitiveHTML {
    let piece: Piece
    let action: () -> Void

    static func describe(_ layout: inout RunLayout) {
        layout.addRegion(mayHaveFields: false)
        Piece.describe(&layout)
    }

    func render(into renderer: Renderer) {
        renderer.disappear(action)
        piece.render(into: renderer)
    }
}
