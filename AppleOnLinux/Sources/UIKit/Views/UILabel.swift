/// A view that shows a text.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    // Apple's interface has these implicitly unwrapped.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// A font; by default, and after `nil`, the system's font at 17 points (uikit/uilabel/font).
    open var font: UIFont! = .label {
        didSet { if font == nil { font = .label } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the letters; by default, and after `nil`, the system's color of text (uikit/uilabel/textcolor).
    open var textColor: UIColor! = .label {
        didSet { if textColor == nil { textColor = .label } }
    }

    /// The maximum number of lines; 0 means no maximum.
    open var numberOfLines = 1

    /// The alignment of the lines.
    open var textAlignment: NSTextAlignment = .natural

    /// Whether the font follows the user's preferred size.
    open var adjustsFontForContentSizeCategory = false

    override var isAccessibleByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { text }

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
