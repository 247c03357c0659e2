/// An indicator of progress.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// Whether it is animating.
    open private(set) var isAnimating = false {
        didSet { hideIfStopped() }
    }

    /// Whether `isHidden` is true while it is not animating; true by default
    /// (uikit/uiactivityindicatorview/hideswhenstopped).
    open var hidesWhenStopped = true {
        didSet { hideIfStopped() }
    }

    /// The size of an indicator.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// Creates an indicator with a frame that is not animating.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hideIfStopped()
    }

    /// Creates an indicator from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
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

    private func hideIfStopped() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    override var ownElement: ScreenElement? { ScreenElement("Indicator", accessibilityLabel ?? "") }
}
