/// The content of a navigation bar for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// The title.
    open var title: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The item at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The item at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The search controller for the content of the controller.
    @available(tvOS, unavailable)
    open var searchController: UISearchController?

    override init() {
        super.init()
    }

    /// Creates an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    var elements: [ScreenElement] {
        (leftBarButtonItem?.elements ?? []) + (rightBarButtonItem?.elements ?? [])
            + (searchController?.searchBar.screenElements ?? [])
    }
}

/// An item in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// Whether a user can use the element.
    open var isEnabled = true
    /// The accessibility label.
    open var accessibilityLabel: String?
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The view that is shown instead of a button.
    open var customView: UIView?

    private let primaryAction: UIAction?

    /// Creates a button for an action.
    @available(iOS 14, tvOS 14, *)
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
        super.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Creates an item from a view.
    public convenience init(customView: UIView) {
        self.init(title: nil)
        self.customView = customView
    }

    var elements: [ScreenElement] {
        if let customView { return customView.screenElements }
        var element = ScreenElement("Button", accessibilityLabel ?? title ?? "")
        element.isEnabled = isEnabled
        element.press = primaryAction.map { action in { action.handler(action) } }
        return [element]
    }
}
