/// One line to write in.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// What is written in it.
    open var text: String?
}

extension UITextField {
    /// Writes in the field, as a keyboard would.
    package func type(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}
