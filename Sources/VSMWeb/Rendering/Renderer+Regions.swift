extension Renderer {
    /// Renders what is replaced as a whole when its identity changes.
    @usableFromInline
    func branch(_ identity: BranchRegion.Identity, layout: () -> RunLayout, _ body: () -> Void) {
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

    /// Renders a view with a state of its own.
    ///
    /// - Parameters:
    ///   - make: Makes the view if it is not there yet.
    ///   - update: Brings a view that is there up to date.
    func view<View: ViewRegion>(make: () -> View, update: (View) -> Void) {
        let (view, isNew) = region(make)
        switch purpose {
        case .find:
            if isSought(in: view) { render(view, isNew: false) }
        case .update:
            if !isNew { update(view) }
            if keyAttribute != nil { view.keyAttribute = parent == keyedParent ? keyAttribute : nil }
            if isWriting { writer.appendAnchor(view.anchor) }
            previous = view.anchor
            render(view, isNew: isNew)
        }
    }

    /// Renders the content of a view at this position.
    func render(_ view: ViewRegion, isNew: Bool) {
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
        renderDeeper {
            render(view.run, isNew: isNew) { view.renderBody(into: self) }
        }
    }

    /// Adds what is specified here for the page.
    func metadata(_ metadata: PageMetadata) {
        let (region, isNew) = region { MetadataRegion(metadata) }
        guard case .update = purpose, isNew || region.metadata != metadata else { return }
        region.metadata = metadata
        hasNewStructure = true
    }

    /// Whether a region may have what is sought.
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
