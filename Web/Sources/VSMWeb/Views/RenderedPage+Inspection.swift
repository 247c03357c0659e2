#if DEBUG
@_spi(Host) import VSM

extension RenderedPage {
    /// The views with states, in document order.
    ///
    /// - Parameter withControls: Whether to find the elements with handlers, for which the page is rendered as a whole. It
    ///   must have no changes that were not rendered.
    func viewOutlines(withControls: Bool) -> [ViewOutline] {
        let controls = withControls && !needsRendering ? collectControls() : [:]
        return views.compactMap { view in
            view.containerIdentity.map { container in
                ViewOutline(
                    name: view.typeName,
                    // The page and the view itself count as well.
                    depth: view.depth - 2,
                    container: container,
                    showsEarlierState: view.showsEarlierState,
                    controls: controls[ObjectIdentifier(view)] ?? []
                )
            }
        }
    }

    /// Shows an earlier state of a view, or its current state.
    func show(_ state: RetainedState?, of container: ContainerIdentity) {
        views.first { $0.containerIdentity == container }?.show(state)
    }

    /// Whether a view shows an earlier state.
    var showsEarlierState: Bool { views.contains(where: \.showsEarlierState) }

    /// Finds the elements with handlers, by their views.
    func collectControls() -> [ObjectIdentifier: [ViewOutline.Control]] {
        let collector = ControlCollector()
        write(collector)
        return collector.controls()
    }
}
#endif
