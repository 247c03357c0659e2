#if DEBUG
@_spi(Host) import VSM

/// What the views of a page report to an inspector.
protocol ViewInspection: AnyObject {
    /// A view has got its container.
    func viewDidMount<State>(_ container: StateContainer<State>)

    /// A view was rendered by itself.
    func viewDidRender(_ view: PageView, bytes: Int)
}

/// A view as an inspector sees it.
protocol InspectedView: PageView {
    /// The name of the view's type.
    var typeName: String { get }
    /// The container of the view's state.
    var containerIdentity: ContainerIdentity { get }
    /// Whether the view shows an earlier state.
    var showsEarlierState: Bool { get }

    /// Shows an earlier state in place of the current one, or the current one again.
    func show(_ state: RetainedState?)
}

extension MountedView: InspectedView {
    var typeName: String { "\(View.self)" }
    var containerIdentity: ContainerIdentity { ContainerIdentity(of: container) }
    var showsEarlierState: Bool { earlier != nil }

    func show(_ state: RetainedState?) {
        earlier = state.flatMap { $0.value as? View.ViewState }.map { StateContainer(state: $0, isolation: host.owner) }
        host.setNeedsRendering(self)
    }

    /// Reports the container of the view, which an updater has just created.
    func introduce(by updater: PageUpdater) {
        (host as? RenderedPage)?.inspection?.viewDidMount(container)
        hasToBegin = updater.isInEarlierView
    }

    func renderShownState(into renderer: _Renderer) {
        if let earlier {
            return renderer.renderEarlierState { view._renderBody(earlier, into: renderer) }
        }
        if hasToBegin, let updater = renderer as? PageUpdater, !updater.isInEarlierView {
            hasToBegin = false
            updater.outcome.appearing.append { [container] in container.observeDeclaredInitialAction() }
        }
        view._renderBody(container, into: renderer)
    }
}

extension RenderedPage {
    private var inspectedViews: [any InspectedView] { views.compactMap { $0 as? any InspectedView } }

    /// The views with states, in document order.
    ///
    /// - Parameter withControls: Whether to find the elements with handlers, for which the page is rendered as a whole. It
    ///   must have no changes that were not rendered.
    func viewOutlines(withControls: Bool) -> [ViewOutline] {
        let controls = withControls && !needsRendering ? collectControls() : [:]
        return inspectedViews.map { view in
            ViewOutline(
                name: view.typeName,
                // The page and the view itself count as well.
                depth: view.depth - 2,
                container: view.containerIdentity,
                showsEarlierState: view.showsEarlierState,
                controls: controls[ObjectIdentifier(view)] ?? []
            )
        }
    }

    /// Shows an earlier state of a view, or its current state.
    func show(_ state: RetainedState?, of container: ContainerIdentity) {
        inspectedViews.first { $0.containerIdentity == container }?.show(state)
    }

    /// Whether a view shows an earlier state.
    var isReadOnly: Bool { inspectedViews.contains(where: \.showsEarlierState) }

    /// Renders a view by itself.
    func render(_ view: PageView, by updater: PageUpdater) {
        let start = updater.writer.bytes.count
        updater.render(view, isNew: false)
        inspection?.viewDidRender(view, bytes: updater.writer.bytes.count - start)
    }

    /// Finds the elements with handlers, by their views.
    func collectControls() -> [ObjectIdentifier: [ViewOutline.Control]] {
        guard let root else { return [:] }
        let finder = ControlFinder(numbering: numbering, sentForms: sentForms)
        finder.render(root, isNew: false)
        return finder.controls()
    }
}
#endif
