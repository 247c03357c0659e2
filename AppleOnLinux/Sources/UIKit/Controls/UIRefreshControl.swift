/// A control that a user pulls down to refresh the content of a scroll view.
@available(tvOS, unavailable)
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// Whether the content is being refreshed.
    open private(set) var isRefreshing = false {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Shows that the content is being refreshed.
    open func beginRefreshing() { isRefreshing = true }

    /// Shows that the content has been refreshed.
    open func endRefreshing() { isRefreshing = false }

    override var ownElement: ScreenElement? {
        var element = ScreenElement("RefreshControl", accessibilityLabel ?? "Refresh")
        element.isEnabled = isEnabled && !isRefreshing
        element.press = { [self] in
            beginRefreshing()
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        return element
    }
}
