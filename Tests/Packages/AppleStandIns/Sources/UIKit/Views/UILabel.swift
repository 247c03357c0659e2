/// A view that shows a text.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// A font.
    open var font: UIFont?

    /// The color of the letters.
    open var textColor: UIColor?

    /// The maximum number of lines; 0 means no maximum.
    open var numberOfLines = 1

    /// The alignment of the lines.
    open var textAlignment: NSTextAlignment = .natural

    /// Whether the font follows the user's preferred size.
    open var adjustsFontForContentSizeCategory = false

    override var ownElement: ScreenElement? {
        guard let text, !text.isEmpty else { return nil }
        var element = ScreenElement("Label", accessibilityLabel ?? text)
        element.value = accessibilityValue
        return element
    }
}

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
