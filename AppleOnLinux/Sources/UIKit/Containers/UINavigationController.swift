/// A stack of controllers, the last of which is visible.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The controllers, from bottom to top.
    open private(set) var viewControllers: [UIViewController] = []

    /// The visible controller.
    open var topViewController: UIViewController? { viewControllers.last }

    /// The bar.
    open var navigationBar: UINavigationBar { bar }

    private lazy var bar = UINavigationBar()

    /// Creates a stack with one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a controller from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Pushes a controller.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        topViewController?.disappear()
        viewControllers.append(controller)
        controller.parent = self
        if isViewLoaded { controller.appear() }
        ScreenChanges.shared.noteChange()
    }

    /// Removes the topmost controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
        top.disappear()
        top.parent = nil
        topViewController?.appear()
        ScreenChanges.shared.noteChange()
        return top
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        topViewController?.appear()
    }

    var elementsOfStack: [ScreenElement] {
        guard let top = topViewController else { return [] }
        var elements: [ScreenElement] = []
        if viewControllers.count > 1 {
            var back = ScreenElement("Button", "Back")
            back.press = { [self] in popViewController(animated: false) }
            elements.append(back)
        }
        if let title = top.navigationItem.title { elements.append(ScreenElement("Title", title)) }
        return elements + top.navigationItem.elements + top.screenElements
    }
}

/// The bar of a stack.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// Whether titles are large until the content is scrolled.
    @available(tvOS, unavailable)
    open var prefersLargeTitles = false
}
