/// A controller that manages a view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// The title, which is also that of the navigation item and of the tab bar item (uikit/uiviewcontroller/title).
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
            ScreenChanges.shared.noteChange()
        }
    }

    /// The content of a navigation bar for this controller, without a title by default (uikit/uinavigationitem/title).
    open private(set) lazy var navigationItem = UINavigationItem()

    // Apple's interface has this implicitly unwrapped.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The item in a tab bar for this controller.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, selectedImage: nil)

    /// The configuration that replaces its content.
    @available(iOS 17, tvOS 17, *)
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The parent controller.
    open internal(set) weak var parent: UIViewController?

    /// The child controllers.
    open private(set) var children: [UIViewController] = []

    /// The controller that this controller or an ancestor presents.
    open var presentedViewController: UIViewController? { outermost.presented }

    /// The controller that presents this controller or an ancestor.
    open var presentingViewController: UIViewController? { outermost.presenting }

    private lazy var updates = TrackedUpdates { [unowned self] in
        updateProperties()
        viewWillLayoutSubviews()
        view.layOutAll()
    }
    private var presented: UIViewController?
    private weak var presenting: UIViewController?
    private var outermost: UIViewController { parent?.outermost ?? self }

    /// Creates a controller; this stand-in has no nibs, so it ignores the names.
    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    /// Creates a controller from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates a controller without a nib.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // Apple's interface has this implicitly unwrapped.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view, which is loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it has been loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Creates the view.
    open func loadView() {
        loadedView = UIView()
    }

    /// Adds a child controller, whose view has to be added separately.
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        ScreenChanges.shared.noteChange()
    }

    /// Called before the controller is added to a parent, or removed from it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller has been added to a parent.
    open func didMove(toParent parent: UIViewController?) {}

    /// Presents another controller.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        outermost.presented = viewControllerToPresent
        viewControllerToPresent.presenting = outermost
        viewControllerToPresent.appear()
        ScreenChanges.shared.noteChange()
        completion?()
    }

    /// Dismisses the controller that this one presents, or this one if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let below = outermost.presented == nil ? outermost.presenting : outermost else { return }
        below.presented?.disappear()
        below.presented = nil
        ScreenChanges.shared.noteChange()
        completion?()
    }

    /// Called once, when the view has been loaded.
    open func viewDidLoad() {}

    /// Called when the view is shown, and again when tracked state that it has read changes.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    open func updateProperties() {}

    /// Called when the view is shown, and again when tracked state that it has read changes.
    open func viewWillLayoutSubviews() {}

    /// Schedules another call of `updateProperties()`.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    open func setNeedsUpdateProperties() { updates.setNeedsUpdate() }

    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view has been shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view is hidden.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has been hidden.
    open func viewDidDisappear(_ animated: Bool) {}
}

extension UIViewController {
    /// Shows the controller's view, as a window would.
    package func appear() {
        loadViewIfNeeded()
        viewWillAppear(false)
        updates.updateIfNeeded()
        viewDidAppear(false)
    }

    /// Hides the controller's view, as a window would.
    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    /// The navigation controller that contains this controller.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}
