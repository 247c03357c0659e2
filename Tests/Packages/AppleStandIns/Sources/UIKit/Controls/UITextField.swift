/// A text field with one line.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// The text in the element.
    open var text: String? {
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
        element.value = text ?? ""
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
