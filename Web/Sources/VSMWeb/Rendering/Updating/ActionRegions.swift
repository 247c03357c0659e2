/// A watched value, as in the last rendering.
final class WatchedRegion: Region {
    var value: SeenValue

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

extension Region {
    /// Whether a piece in this run watches a value, not counting other views.
    var followsValues: Bool {
        if self is WatchedRegion { return true }
        var result = false
        forEachRegion { if !($0 is ViewRegion) { result = result || $0.followsValues } }
        return result
    }
}
