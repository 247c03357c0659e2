extension PageUpdater {
    /// Returns the region at this position.
    ///
    /// - Parameter make: Creates the region in the first rendering of the run.
    func region<R: Region>(_ make: () -> R) -> (region: R, isNew: Bool) {
        guard position.isNew else { return (nextRegion(), false) }
        let region = make()
        position.content.regions.append(region)
        return (region, true)
    }

    /// Reserves the numbers of a new run.
    func makeRun(_ layout: _RunLayout) -> Run {
        Run(first: numbering.take(layout.nodeCount), count: UInt32(layout.nodeCount), content: RunContent(layout))
    }

    /// Returns a place for a view at this position.
    ///
    /// - Parameters:
    ///   - layout: The structure of the content of the view.
    ///   - isPage: Whether the view is the page, which needs no mark.
    func placeOfView(_ layout: _RunLayout, isPage: Bool = false) -> ViewRegion.Place {
        let anchor = isPage ? NodeID.none : numbering.take(1)
        return ViewRegion.Place(anchor: anchor, parent: place.parent, depth: depth + 1, run: makeRun(layout))
    }

    /// Renders the branch at this position, and replaces it if its identity has changed.
    func updateBranch(_ identity: BranchRegion.Identity, layout: () -> _RunLayout, _ body: () -> Void) {
        let (region, isNew) = region { () -> BranchRegion in
            let layout = layout()
            return BranchRegion(identity: identity, layout: layout, run: makeRun(layout))
        }
        let isReplaced = !isNew && region.identity != identity
        if isReplaced {
            remove(region)
            outcome.hasNewStructure = true
            let layout = layout()
            region.replace(with: identity, layout: layout, run: makeRun(layout))
        }
        render(region.run, isNew: isNew || isReplaced, body)
    }

    /// Removes the nodes of a region that is about to be replaced.
    private func remove(_ region: Region) {
        guard !isWriting else { return }
        var roots: [NodeID] = []
        region.appendRoots(to: &roots)
        writer.remove(roots)
    }
}
