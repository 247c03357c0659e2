/// A text field with one line.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// The text in the element, which is never `nil`.
    ///
    /// UIKit returns an empty string by default, and after `nil` was set. Apple's class reference said so until 2017, and the
    /// system still does it; today's page (uikit/uitextfield/text) says `nil`.
    open var text: String? {
        get { enteredText }
        set { enteredText = newValue ?? "" }
    }

    private var enteredText = "" {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The placeholder.
    open var placeholder: String?

    /// The style of the border.
    open var borderStyle: BorderStyle = .none

    /// Whether autocorrection is enabled.
    open var autocorrectionType: UITextAutocorrectionType = .default

    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        case none
        case line
        case bezel
        case roundedRect
    }

    override var ownElement: ScreenElement? {
        var element = ScreenElement("TextField", accessibilityLabel ?? placeholder ?? "")
        element.value = enteredText
        element.isEnabled = isEnabled
        element.type = { [self] in type($0) }
        return element
    }
}

extension UITextField {
    /// Enters text, as a keyboard would.
    package func type(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}

/// Whether autocorrection is enabled.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
    case yes
}

/// The keyboard of a field.
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
}
