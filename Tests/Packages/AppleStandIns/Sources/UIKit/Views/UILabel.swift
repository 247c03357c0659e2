/// Shows a text.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// How letters look.
    open var font: UIFont?

    /// The color of the letters.
    open var textColor: UIColor?

    /// How many lines there may be; any number with 0.
    open var numberOfLines = 1

    /// Where the lines are.
    open var textAlignment: NSTextAlignment = .natural

    /// Whether letters grow when the user chooses another size.
    open var adjustsFontForContentSizeCategory = false

    override var ownElement: ScreenElement? {
        guard let text, !text.isEmpty else { return nil }
        var element = ScreenElement("Label", accessibilityLabel ?? text)
        element.value = accessibilityValue
        return element
    }
}

/// Where the lines of a text are.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
