extension HTML {
    /// Runs an action once, on the server, when the piece is added to the page.
    ///
    /// The action with which a view begins needs no modifier: see `StateWithInitialAction`.
    ///
    /// ```swift
    /// .onAppear { visits.count() }
    /// ```
    public func onAppear(_ action: @escaping () -> Void) -> AppearingHTML<Self> {
        AppearingHTML(piece: self, action: action)
    }

    /// Runs an action once, on the server, when the piece leaves the page: because another branch is taken, its row is
    /// removed, another page is visited, or the session ends.
    ///
    /// The action runs before the container of the view that encloses the piece is torn down.
    public func onDisappear(_ action: @escaping () -> Void) -> DisappearingHTML<Self> {
        DisappearingHTML(piece: self, action: action)
    }
}

/// A piece with an action that runs when it is added to the page.
public struct AppearingHTML<Piece: HTML>: PrimitiveHTML {
    var piece: Piece
    let action: () -> Void

    /// The structure of the piece.
    public static func describe(_ layout: inout RunLayout) { Piece.describe(&layout) }

    /// Renders the piece, and runs the action afterwards if it is new.
    public func render(into renderer: Renderer) {
        renderer.appear(action)
        piece.render(into: renderer)
    }
}

extension AppearingHTML: HTMLElement where Piece: HTMLElement {
    /// The tag of the element.
    public typealias Tag = Piece.Tag

    /// What modifiers change of the element.
    public var parts: ElementParts {
        get { piece.parts }
        set { piece.parts = newValue }
    }
}

/// A piece with an action that runs when it leaves the page.
public struct DisappearingHTML<Piece: HTML>: PrimitiveHTML {
    var piece: Piece
    let action: () -> Void

    /// The structure of the piece, and a place for the action.
    public static func describe(_ layout: inout RunLayout) {
        layout.addRegion(mayHaveFields: false)
        Piece.describe(&layout)
    }

    /// Renders the piece, and retains the action.
    public func render(into renderer: Renderer) {
        renderer.disappear(action)
        piece.render(into: renderer)
    }
}

extension DisappearingHTML: HTMLElement where Piece: HTMLElement {
    /// The tag of the element.
    public typealias Tag = Piece.Tag

    /// What modifiers change of the element.
    public var parts: ElementParts {
        get { piece.parts }
        set { piece.parts = newValue }
    }
}
