/// An indicator of progress.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// Whether it is animating.
    open private(set) var isAnimating = false {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The size of an indicator.
    public enum Style: Int, Sendable {
        case medium
        case large
    }

    /// Creates an indicator that is not animating.
    public convenience init(style: Style) {
        self.init(frame: .zero)
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
