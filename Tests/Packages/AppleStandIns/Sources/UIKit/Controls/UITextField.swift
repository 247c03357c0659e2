/// One line to write in.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// What is written in it.
    open var text: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// What is seen while nothing is written in it.
    open var placeholder: String?

    /// What is around it.
    open var borderStyle: BorderStyle = .none

    /// Whether what is typed is corrected.
    open var autocorrectionType: UITextAutocorrectionType = .default

    /// What is around a text field.
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
    /// Writes in the field, as a keyboard would.
    package func type(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
    case yes
}
