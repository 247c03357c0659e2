/// Manages a view and what happens to it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?

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

    /// Called once, when the view is loaded.
    open func viewDidLoad() {}

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
        viewDidAppear(false)
    }
}
