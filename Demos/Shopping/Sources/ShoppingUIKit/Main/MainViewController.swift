#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The root of the app, which loads the dependencies of all features and then shows the features in tabs.
public final class MainViewController: UIViewController, UITabBarControllerDelegate {
    @RenderedViewState private var state: MainViewState
    private var tabs: UITabBarController?

    /// Creates the root of an app.
    ///
    /// - Parameter loadDependencies: creates the dependencies; it is called again when the shopper tries again.
    public init(loadDependencies: @escaping MainLoaderModel.LoadDependencies) {
        let model = MainLoaderModel(loadDependencies: loadDependencies)
        _state = .init(wrappedValue: MainViewState.initialized(model), render: MainViewController.render)
        super.init(nibName: nil, bundle: nil)
    }

    /// Not supported; use ``init(loadDependencies:)``.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        $state.startRendering(on: self)
    }

    private func render() {
        switch state {
        case .initialized, .loading:
            showLoading()
        case .loaded(let model):
            showContent()
            showTabs(of: model)
        case .failed(let model):
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
    }

    private func showTabs(of model: MainBrowserModel) {
        let tabs = tabs ?? makeTabs(model.dependencies)
        tabs.selectedIndex = MainViewState.Tab.allCases.firstIndex(of: model.tab) ?? 0
    }

    private func makeTabs(_ dependencies: any ShoppingDependencies) -> UITabBarController {
        let tabs = UITabBarController()
        self.tabs = tabs
        tabs.viewControllers = MainViewState.Tab.allCases.map { tab in
            let navigation = UINavigationController(rootViewController: tab.makeViewController(dependencies))
            navigation.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, selectedImage: nil)
            return navigation
        }
        tabs.delegate = self
        addChild(tabs)
        view.fill(with: tabs.view)
        tabs.didMove(toParent: self)
        return tabs
    }

    /// Selects the tab that the shopper has chosen.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {
        let tab = MainViewState.Tab.allCases[tabBarController.selectedIndex]
        guard tab != state.tab else { return }
        $state.observeIfOffered { $0.browser?.select(tab) }
    }
}

extension MainViewState.Tab {
    fileprivate var image: UIImage? {
        switch self {
        case .products: UIImage(systemName: "square.grid.2x2")
        case .account: UIImage(systemName: "person.crop.circle")
        }
    }

    @MainActor
    fileprivate func makeViewController(_ dependencies: any ShoppingDependencies) -> UIViewController {
        switch self {
        case .products: ProductsViewController(dependencies: dependencies)
        case .account: AccountViewController(dependencies: dependencies)
        }
    }
}
#endif
