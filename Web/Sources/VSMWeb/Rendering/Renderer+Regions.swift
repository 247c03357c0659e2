extension _Renderer {
    /// Renders a piece that is replaced as a whole when its identity changes.
    @usableFromInline
    func branch(_ identity: BranchRegion.Identity, layout: () -> _RunLayout, _ body: () -> Void) {
        let (region, isNew) = region { () -> BranchRegion in
            let layout = layout()
            return BranchRegion(identity: identity, layout: layout, run: makeRun(layout))
        }
        switch purpose {
        case .find:
            if region.identity == identity, isSought(in: region) { render(region.run, isNew: false, body) }
        case .update:
            let isReplaced = !isNew && region.identity != identity
            if isReplaced {
                remove(region)
                hasNewStructure = true
                let layout = layout()
                region.replace(with: identity, layout: layout, run: makeRun(layout))
            }
            render(region.run, isNew: isNew || isReplaced, body)
        }
    }

    /// Renders a view with its own state.
    ///
    /// - Parameters:
    ///   - make: Creates the view if it does not exist yet.
    ///   - update: Updates an existing view.
    ///   - body: Renders the current state of the view.
    func view<View: ViewRegion>(make: () -> View, update: (View) -> Void, body: (View) -> Void) {
        let (view, isNew) = region(make)
        switch purpose {
        case .find:
            if isSought(in: view) { render(view, isNew: false) { body(view) } }
        case .update:
            if !isNew { update(view) }
            if keyAttribute != nil { view.keyAttribute = parent == keyedParent ? keyAttribute : nil }
            if isWriting { writer.appendAnchor(view.anchor) }
            previous = view.anchor
            render(view, isNew: isNew) { body(view) }
        }
    }

    /// Returns a place for a view at this position.
    ///
    /// - Parameters:
    ///   - layout: The structure of the content of the view.
    ///   - isPage: Whether the view is the page, which needs no mark.
    func place(for layout: _RunLayout, isPage: Bool = false) -> ViewRegion.Place {
        let anchor = isPage ? NodeID.none : numbering.take(1)
        return ViewRegion.Place(anchor: anchor, parent: parent, depth: depth + 1, run: makeRun(layout))
    }

    /// Renders the content of a view at this position.
    func render(_ view: ViewRegion, isNew: Bool, _ body: () -> Void) {
        if case .update = purpose {
            if view.isDirty { changedViews += 1 }
            view.isDirty = false
        }
        let outer = self.view
        self.view = view
        defer { self.view = outer }
        let wasKeyed = isKeyed
        isKeyed = false
        defer { isKeyed = wasKeyed }
        let outerKey = (keyAttribute, keyedParent)
        if let key = view.keyAttribute { (keyAttribute, keyedParent) = (key, parent) }
        defer { (keyAttribute, keyedParent) = outerKey }
        renderDeeper { render(view.run, isNew: isNew, body) }
    }

    /// Adds metadata of the page.
    func metadata(_ metadata: PageMetadata) {
        let (region, isNew) = region { MetadataRegion(metadata) }
        guard case .update = purpose, isNew || region.metadata != metadata else { return }
        region.metadata = metadata
        hasNewStructure = true
    }

    /// Returns whether a region can contain the searched element.
    func isSought(in region: Region) -> Bool {
        guard case .find(let node) = purpose, let view else { return false }
        return isInsideFoundElement || (found == nil && region.view(with: node, in: view) != nil)
    }

    /// Removes the nodes of a region that is about to be replaced.
    private func remove(_ region: Region) {
        guard !isWriting else { return }
        var roots: [NodeID] = []
        region.appendRoots(to: &roots)
        writer.remove(roots)
    }
}
