/// What a navigation controller shows of a controller in its bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// The title.
    open var title: String?

    /// What is where lines begin.
    open var leftBarButtonItem: UIBarButtonItem? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// What is where lines end.
    open var rightBarButtonItem: UIBarButtonItem? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Searches in what the controller shows.
    @available(tvOS, unavailable)
    open var searchController: UISearchController?

    /// Makes an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    var elements: [ScreenElement] {
        (leftBarButtonItem?.elements ?? []) + (rightBarButtonItem?.elements ?? [])
            + (searchController?.searchBar.screenElements ?? [])
    }
}

/// Something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    /// What is written on it.
    open var title: String?
    /// The picture on it.
    open var image: UIImage?
    /// Whether a user can use it.
    open var isEnabled = true
    /// What it is called by those who do not see it.
    open var accessibilityLabel: String?
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The view that is shown instead.
    open var customView: UIView?

    private let primaryAction: UIAction?

    /// Makes a button of an action.
    @available(iOS 14, tvOS 14, *)
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
        super.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Makes an item of a view.
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
