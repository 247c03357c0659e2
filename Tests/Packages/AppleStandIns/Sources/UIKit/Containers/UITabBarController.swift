/// Controllers of which one is seen at a time, with a button for each.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// What is told when a user chooses a tab.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers.
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] { controller.parent = self }
            ScreenChanges.shared.noteChange()
        }
    }

    /// The one that is seen.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            if isViewLoaded { selectedViewController?.appear() }
            ScreenChanges.shared.noteChange()
        }
    }

    /// The one that is seen.
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
            tab.press = { [self] in
                selectedIndex = index
                delegate?.tabBarController(self, didSelect: controller)
            }
            return tab
        }
        return tabs + (selectedViewController?.screenElements ?? [])
    }
}

/// Is told when a user chooses a tab.
///
/// Apple's protocol has optional methods.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// A user has chosen a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// What a tab bar controller shows of a controller in its bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// Makes an item.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
    }
}
