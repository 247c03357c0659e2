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
