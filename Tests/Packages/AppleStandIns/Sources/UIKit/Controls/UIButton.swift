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
    @available(iOS 14, tvOS 14, *)
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

    /// Makes a button that looks as configured.
    @available(iOS 15, tvOS 15, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// What it looks like.
    @available(iOS 15, tvOS 15, *)
    open var configuration: Configuration? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// What is written on it.
    open var currentTitle: String? { configuration?.title ?? titles[.normal] }

    /// Writes on it.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        ScreenChanges.shared.noteChange()
    }

    /// What a button looks like.
    @available(iOS 15, tvOS 15, *)
    public struct Configuration: Sendable {
        /// What is written on the button.
        public var title: String?
        /// The picture beside the title.
        public var image: UIImage?
        /// Whether it shows that something goes on.
        public var showsActivityIndicator = false
        /// The color of its title and picture.
        public var baseForegroundColor: UIColor?

        /// Without a background.
        public static func plain() -> Configuration { Configuration() }
        /// With a background in the color of controls.
        public static func filled() -> Configuration { Configuration() }
        /// With a gray background.
        public static func bordered() -> Configuration { Configuration() }
        /// With a pale background in the color of controls.
        public static func tinted() -> Configuration { Configuration() }
    }

    override var ownElement: ScreenElement? {
        var element = ScreenElement("Button", accessibilityLabel ?? currentTitle ?? "")
        element.value = accessibilityValue
        element.isEnabled = isEnabled
        element.press = { [self] in press() }
        return element
    }
}

extension UIButton {
    /// Presses the button, as a finger would, unless nobody can.
    package func press() {
        guard isEnabled, !isHidden else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
