/// An alert, or a sheet of actions.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// The kinds of alerts.
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }

    /// The message.
    open var message: String?

    /// The kind of the alert.
    public private(set) var preferredStyle = Style.actionSheet

    /// The actions, each of which is a button.
    open private(set) var actions: [UIAlertAction] = []

    /// The text fields.
    open private(set) var textFields: [UITextField]?

    /// The action for the return key.
    open var preferredAction: UIAlertAction?

    /// Creates an alert.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// The title, the message, the text fields and a button for each action, which dismisses the alert.
    var elementsOfAlert: [ScreenElement] {
        let buttons = actions.map { action in
            var button = ScreenElement("Button", action.title ?? "")
            button.isEnabled = action.isEnabled
            button.press = { [self] in
                dismiss(animated: false)
                action.handler?(action)
            }
            return button
        }
        let texts = [title, message].compactMap { $0 }.map { ScreenElement("Alert", $0) }
        return texts + (textFields ?? []).flatMap(\.screenElements) + buttons
    }
}

/// An action of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        case `default`
        case cancel
        case destructive
    }

    /// The title.
    public let title: String?

    /// The kind of the action.
    public let style: Style

    /// Whether a user can press the button.
    open var isEnabled = true

    let handler: ((UIAlertAction) -> Void)?

    /// Creates an action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
