/// Shows a text.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text.
    open var text: String?
}
