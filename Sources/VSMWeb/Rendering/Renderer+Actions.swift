/// A value that a page watches for changes, as it was rendered last.
final class WatchedRegion: Region {
    fileprivate(set) var value: SeenValue

    init(_ value: SeenValue) {
        self.value = value
    }
}

/// An action that runs when what it belongs to leaves the page.
final class DisappearanceRegion: Region {
    var action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    override func tearDown() { action() }
}

extension _Renderer {
    /// Runs an action later if what it belongs to has just appeared.
    func appear(_ action: @escaping () -> Void) {
        if isNew, case .update = purpose { appearing.append(action) }
    }

    /// Retains an action for the moment in which what it belongs to leaves the page.
    func disappear(_ action: @escaping () -> Void) {
        let (region, _) = region { DisappearanceRegion(action) }
        if case .update = purpose { region.action = action }
    }

    /// Runs an action later if a value differs from the one at this place in the last rendering.
    func watch(_ value: SeenValue, _ action: @escaping () -> Void) {
        let (region, isNew) = region { WatchedRegion(value) }
        guard case .update = purpose, !isNew, !region.value.equals(value) else { return }
        region.value = value
        if runsActionsOfChanges { appearing.append(action) }
    }
}

extension Region {
    /// Whether something in here watches a value, other views aside.
    var followsValues: Bool {
        if self is WatchedRegion { return true }
        var result = false
        forEachRegion { if !($0 is ViewRegion) { result = result || $0.followsValues } }
        return result
    }
}
