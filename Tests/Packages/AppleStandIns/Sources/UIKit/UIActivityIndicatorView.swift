/// Shows that something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Begins to turn.
    open func startAnimating() {
        isAnimating = true
    }

    /// Turns no more.
    open func stopAnimating() {
        isAnimating = false
    }
}
