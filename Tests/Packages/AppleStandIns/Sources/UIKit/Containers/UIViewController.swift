/// Manages a view and what happens to it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// What it is called.
    open var title: String? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// What a navigation controller shows of it in its bar.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    // Apple's interface has this implicitly unwrapped.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What a tab bar controller shows of it in its bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)

    /// What is shown instead of its content.
    @available(iOS 17, tvOS 17, *)
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// The controller that it is in.
    open internal(set) weak var parent: UIViewController?

    /// The controllers that it contains.
    open private(set) var children: [UIViewController] = []

    /// The controller that it, or one that it is in, shows on top of everything.
    open var presentedViewController: UIViewController? { outermost.presented }

    /// The controller that shows it, or one that it is in, on top of everything.
    open var presentingViewController: UIViewController? { outermost.presenting }

    private lazy var updates = TrackedUpdates { [unowned self] in
        updateProperties()
        viewWillLayoutSubviews()
        view.layOutAll()
    }
    private var presented: UIViewController?
    private weak var presenting: UIViewController?
    private var outermost: UIViewController { parent?.outermost ?? self }

    /// Makes a controller; this stand-in has no nibs, so the names are not used.
    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    /// Makes a controller out of an archive, which this stand-in cannot read.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes a controller without a nib.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // Apple's interface has this implicitly unwrapped.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view, loaded when somebody first asks for it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view.
    open func loadView() {
        loadedView = UIView()
    }

    /// Contains another controller, whose view is to be added, too.
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }

    /// Called when the controller is in another one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Shows another controller on top of everything.
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

    /// Hides the controller that is on top of this one, or this one if it is on top itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let below = outermost.presented == nil ? outermost.presenting : outermost else { return }
        below.presented?.disappear()
        below.presented = nil
        ScreenChanges.shared.noteChange()
        completion?()
    }

    /// Called once, when the view is loaded.
    open func viewDidLoad() {}

    /// Called when the view is shown, and again when something changes that it has read.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    open func updateProperties() {}

    /// Called when the view is shown, and again when something changes that it has read.
    open func viewWillLayoutSubviews() {}

    /// Asks for another call of `updateProperties()`.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    open func setNeedsUpdateProperties() { updates.setNeedsUpdate() }

    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view goes.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view is gone.
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

    /// The stack that the controller is in.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}
