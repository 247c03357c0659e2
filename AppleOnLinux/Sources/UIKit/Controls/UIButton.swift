/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The appearance of a button.
    public enum ButtonType: Int, Sendable {
        /// A button with a custom appearance.
        case custom
        /// A button with the system's appearance.
        case system
    }

    private var titles: [State: String] = [:]

    /// Creates a button with an action.
    @available(iOS 14, tvOS 14, *)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a button.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    /// Creates a button with a configuration.
    @available(iOS 15, tvOS 15, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// The appearance of the control.
    @available(iOS 15, tvOS 15, *)
    open var configuration: Configuration? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The title in the current state.
    open var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }

    /// Sets the title in a state; a state without one has that of `normal` (uikit/uibutton/settitle(_:for:)).
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        ScreenChanges.shared.noteChange()
    }

    /// Sets the color of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {}

    /// Sets the image in a state.
    open func setImage(_ image: UIImage?, for state: State) {}

    /// The appearance of a button.
    @available(iOS 15, tvOS 15, *)
    public struct Configuration: Sendable {
        /// The title of the button.
        public var title: String?
        /// The image beside the title.
        public var image: UIImage?
        /// Whether it shows an activity indicator.
        public var showsActivityIndicator = false
        /// The color of its title and picture.
        public var baseForegroundColor: UIColor?

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration() }
        /// Returns a configuration with a background in the color of controls.
        public static func filled() -> Configuration { Configuration() }
        /// Returns a configuration with a gray background.
        public static func bordered() -> Configuration { Configuration() }
        /// Returns a configuration with a pale background in the color of controls.
        public static func tinted() -> Configuration { Configuration() }
    }

    override var defaultAccessibilityLabel: String? { currentTitle }

    override var ownElement: ScreenElement? {
        var element = ScreenElement("Button", accessibilityLabel ?? "")
        element.value = accessibilityValue
        element.isEnabled = isEnabled
        element.press = { [self] in press() }
        return element
    }
}

extension UIButton {
    /// Presses the button, as a user would, unless it is disabled.
    package func press() {
        guard isEnabled, !isHidden else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
