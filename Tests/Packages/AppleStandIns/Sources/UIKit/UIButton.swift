/// Something to press.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        /// As its owner draws it.
        case custom
        /// As the system draws it.
        case system
    }

    private var titles: [State: String] = [:]

    /// Makes a button that does something.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Makes a button.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    /// What is written on it.
    open var currentTitle: String? { titles[.normal] }

    /// Writes on it.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
    }
}

extension UIButton {
    /// Presses the button, as a finger would, unless nobody can.
    package func press() {
        guard isEnabled, !isHidden else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
