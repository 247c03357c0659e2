/// A view in a page, or the page itself.
class PageView: ViewRegion {
    /// What the view belongs to.
    unowned let host: any ViewHost

    /// Makes a place for a view at the position of a renderer.
    init(_ renderer: _Renderer, _ layout: _RunLayout, of host: any ViewHost, isPage: Bool = false) {
        self.host = host
        super.init(layout, at: renderer.place(for: layout, isPage: isPage))
    }

    /// Renders the current state of the view.
    func renderBody(into renderer: _Renderer) {}

    /// The innermost view with a node, if the node is inside.
    func view(with node: NodeID) -> PageView? { view(with: node, in: self) as? PageView }
}

extension _Renderer {
    /// What the views that are rendered belong to.
    var hostOfViews: any ViewHost {
        guard let view = view as? PageView else { preconditionFailure("A view is rendered outside of a page.") }
        return view.host
    }

    /// Renders the content of a view at this position.
    func render(_ view: PageView, isNew: Bool) {
        render(view, isNew: isNew) { view.renderBody(into: self) }
    }
}

/// What views with states belong to.
protocol ViewHost: AnyObject {
    /// The actor of the states.
    var owner: any Actor { get }

    /// Whether actions are called that something in the page has caused: the states that they return at once arrive meanwhile.
    var isRunningActions: Bool { get }

    /// Notes that the state of a view has changed, in case a person has caused it.
    func noteAction(of view: PageView)

    /// Renders a view again, because its state has changed.
    func setNeedsRendering(_ view: PageView)

    /// Forgets a view that leaves the page.
    func forget(_ view: PageView)
}
