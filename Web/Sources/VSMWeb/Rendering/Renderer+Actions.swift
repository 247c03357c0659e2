/// A watched value, as in the last rendering.
final class WatchedRegion: Region {
    fileprivate(set) var value: SeenValue

    init(_ value: SeenValue) {
        self.value = value
    }
}

/// An action that runs when its piece leaves the page.
final class DisappearanceRegion: Region {
    var action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    override func tearDown() { action() }
}

extension _Renderer {
    /// Schedules an action if its piece has just appeared.
    func appear(_ action: @escaping () -> Void) {
        // A view that shows an earlier state begins nothing.
        if isNew, !isInEarlierView, case .update = purpose { appearing.append(action) }
    }

    /// Retains an action until its piece leaves the page.
    func disappear(_ action: @escaping () -> Void) {
        let (region, _) = region { DisappearanceRegion(action) }
        if case .update = purpose { region.action = action }
    }

    /// Schedules an action if a value differs from the value at this place in the last rendering.
    func watch(_ value: SeenValue, _ action: @escaping () -> Void) {
        let (region, isNew) = region { WatchedRegion(value) }
        guard case .update = purpose, !isNew, !region.value.equals(value) else { return }
        region.value = value
        if runsActionsOfChanges { appearing.append(action) }
    }
}

extension Region {
    /// Whether a piece in this run watches a value, not counting other views.
    var followsValues: Bool {
        if self is WatchedRegion { return true }
        var result = false
        forEachRegion { if !($0 is ViewRegion) { result = result || $0.followsValues } }
        return result
    }
}
