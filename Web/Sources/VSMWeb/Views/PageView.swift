@_spi(Host) import VSM

/// A view in a page, or the page itself.
class PageView: ViewRegion {
    /// The host of the view.
    unowned let host: any ViewHost

    /// Creates a view at the position of an updater.
    init(_ updater: PageUpdater, _ layout: _RunLayout, of host: any ViewHost, isPage: Bool = false) {
        self.host = host
        super.init(layout, at: updater.placeOfView(layout, isPage: isPage))
    }

    /// Renders the current state of the view.
    func renderBody(into renderer: _Renderer) {}

    /// The innermost view with a node, if the node is inside.
    func view(with node: NodeID) -> PageView? { view(with: node, in: self) as? PageView }
}

extension _Renderer {
    /// The host of the rendered views.
    var hostOfViews: any ViewHost {
        guard let view = view as? PageView else { preconditionFailure("A view is rendered outside a page.") }
        return view.host
    }

    /// Renders the content of a view at this position.
    func render(_ view: PageView, isNew: Bool) {
        render(view, isNew: isNew) { view.renderBody(into: self) }
    }
}

/// The host of views with states.
protocol ViewHost: AnyObject {
    /// The actor of the states.
    var owner: any Actor { get }

    /// The preserved states of the page; `nil` if the server has no ``PageStore``.
    var preservation: PagePreservation? { get }

    /// The observers of the containers.
    var observers: ObserverScope { get }

    /// Whether the page is running actions that an event in it caused. The states that they return immediately arrive
    /// meanwhile.
    var isRunningActions: Bool { get }

    /// Records that the state of a view has changed, in case a person caused it.
    func noteAction(of view: PageView)

    /// Schedules the rendering of a view whose state has changed.
    func setNeedsRendering(_ view: PageView)

    /// Forgets a view that leaves the page.
    func forget(_ view: PageView)
}
