#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The menu of the account, which opens its pages.
final class AccountViewController: UIViewController {
    typealias Dependencies = ProfileViewController.Dependencies & FavoritesViewController.Dependencies
        & OrdersViewController.Dependencies & SettingsViewController.Dependencies & CartViewController.Dependencies

    @RenderedViewState(render: AccountViewController.render) private var state = AccountViewState()
    private let dependencies: any Dependencies
    private let collectionView = UICollectionView.list()
    private lazy var dataSource = makeDataSource()

    init(dependencies: any Dependencies) {
        self.dependencies = dependencies
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        view.fill(with: collectionView)
        collectionView.delegate = self
        addCartButton(dependencies: dependencies)
        dataSource.show([(.pages, state.destinations)])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The shopper returned from a page.
        if state.destination != nil { $state.observe(state.show(nil)) }
    }

    private func render() {
        guard let destination = state.destination else { return }
        let page = makePage(destination)
        page.title = destination.title
        navigationController?.pushViewController(page, animated: true)
    }

    private func makePage(_ destination: AccountViewState.Destination) -> UIViewController {
        switch destination {
        case .profile: ProfileViewController(dependencies: dependencies)
        case .favorites: FavoritesViewController(dependencies: dependencies)
        case .orders: OrdersViewController(dependencies: dependencies)
        case .settings: SettingsViewController(dependencies: dependencies)
        }
    }

    private enum Section: Hashable, Sendable {
        case pages
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, AccountViewState.Destination> {
        typealias Destination = AccountViewState.Destination
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Destination> { cell, _, destination in
            var content = cell.defaultContentConfiguration()
            content.text = destination.title
            content.image = destination.image
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, destination in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: destination)
        }
    }
}

extension AccountViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        $state.observe(state.show(dataSource.itemIdentifier(for: indexPath)))
    }
}

extension AccountViewState.Destination {
    fileprivate var image: UIImage? {
        switch self {
        case .profile: UIImage(systemName: "person")
        case .favorites: UIImage(systemName: "heart")
        case .orders: UIImage(systemName: "shippingbox")
        case .settings: UIImage(systemName: "gearshape")
        }
    }
}
#endif
