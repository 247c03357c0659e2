/// An indicator of progress.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// Whether it is animating.
    open private(set) var isAnimating = false {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Starts the animation.
    open func startAnimating() {
        isAnimating = true
    }

    /// Stops the animation.
    open func stopAnimating() {
        isAnimating = false
    }

    override var ownElement: ScreenElement? {
        isAnimating ? ScreenElement("Indicator", accessibilityLabel ?? "") : nil
    }
}
