#if DEBUG || Inspector
import VSM

extension RenderedPage {
    /// The views with states, in document order.
    ///
    /// - Parameter withControls: Whether to find the elements with handlers, for which the page is rendered as a whole. It
    ///   must have no changes that were not rendered.
    func viewOutlines(withControls: Bool) -> [ViewOutline] {
        let controls = withControls && !needsRendering ? collectControls() : [:]
        var outlines: [ViewOutline] = []
        func append(_ region: Region, depth: Int) {
            var depth = depth
            if let view = region as? PageView, let container = view.containerIdentity {
                outlines.append(
                    ViewOutline(
                        name: view.typeName,
                        depth: depth,
                        container: container,
                        showsEarlierState: view.showsEarlierState,
                        controls: controls[ObjectIdentifier(view)] ?? []
                    )
                )
                depth += 1
            }
            region.forEachRegion { append($0, depth: depth) }
        }
        if let region = rootRegion { append(region, depth: 0) }
        return outlines
    }

    /// Shows an earlier state of a view, or its current state.
    func show(_ state: RetainedState?, of container: ContainerIdentity) {
        func find(_ region: Region) {
            if let view = region as? PageView, view.containerIdentity == container { view.show(state) }
            region.forEachRegion(find)
        }
        if let region = rootRegion { find(region) }
    }

    /// Whether a view shows an earlier state.
    var showsEarlierState: Bool {
        func shows(_ region: Region) -> Bool {
            var result = (region as? PageView)?.showsEarlierState ?? false
            region.forEachRegion { result = result || shows($0) }
            return result
        }
        return rootRegion.map(shows) ?? false
    }

    /// Finds the elements with handlers, by their views.
    func collectControls() -> [ObjectIdentifier: [ViewOutline.Control]] {
        let collector = ControlCollector()
        write(collector)
        return collector.controls()
    }
}
#endif
