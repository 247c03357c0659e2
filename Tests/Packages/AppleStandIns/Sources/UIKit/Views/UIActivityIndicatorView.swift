/// Shows that something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// Whether it turns.
    open private(set) var isAnimating = false {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Begins to turn.
    open func startAnimating() {
        isAnimating = true
    }

    /// Turns no more.
    open func stopAnimating() {
        isAnimating = false
    }

    override var ownElement: ScreenElement? {
        isAnimating ? ScreenElement("Indicator", accessibilityLabel ?? "") : nil
    }
}
