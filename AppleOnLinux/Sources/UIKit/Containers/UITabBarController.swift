/// Controllers of which one is visible at a time, with a button for each.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// The delegate, which is called when a user selects a tab.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers.
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] { controller.parent = self }
            ScreenChanges.shared.noteChange()
        }
    }

    /// The visible controller.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            if isViewLoaded { selectedViewController?.appear() }
            ScreenChanges.shared.noteChange()
        }
    }

    /// The visible controller.
    open var selectedViewController: UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
        return viewControllers[selectedIndex]
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        selectedViewController?.appear()
    }

    var elementsOfTabs: [ScreenElement] {
        let tabs = (viewControllers ?? []).enumerated().map { index, controller in
            var tab = ScreenElement("Tab", controller.tabBarItem.title ?? "")
            tab.value = index == selectedIndex ? "selected" : nil
            tab.press = { [self] in
                selectedIndex = index
                delegate?.tabBarController(self, didSelect: controller)
            }
            return tab
        }
        return tabs + (selectedViewController?.screenElements ?? [])
    }
}

/// A delegate that is called when a user selects a tab.
///
/// Apple's protocol has optional methods.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Called when a user has selected a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The item in a tab bar for a controller.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// Creates an item.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
    }
}
