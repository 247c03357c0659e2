#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The products in a grid, which can be searched and loaded again.
final class ProductsViewController: UIViewController {
    typealias Dependencies = ProductsLoaderModel.Dependencies & ProductDetailViewController.Dependencies

    @RenderedViewState private var state: ProductsViewState
    private let dependencies: any Dependencies
    private var products: [Product.ID: Product] = [:]
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .grid)
    private let refreshControl = UIRefreshControl()
    private let search = UISearchController(searchResultsController: nil)
    private lazy var dataSource = makeDataSource()

    init(dependencies: any Dependencies) {
        let model = ProductsLoaderModel(dependencies: dependencies)
        _state = .init(wrappedValue: ProductsViewState.initialized(model), render: ProductsViewController.render)
        self.dependencies = dependencies
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Products"
        view.backgroundColor = .systemGroupedBackground
        view.fill(with: collectionView)
        collectionView.delegate = self
        prepareSearch()
        refreshControl.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        addCartButton(dependencies: dependencies)
        $state.startRendering(on: self)
    }

    private func prepareSearch() {
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
    }

    private func reload() {
        $state.observeIfOffered { $0.browser?.reload() }
    }

    private func render() {
        // Only loaded products can be searched and loaded again.
        let isLoaded = state.browser != nil
        navigationItem.searchController = isLoaded ? search : nil
        collectionView.refreshControl = isLoaded ? refreshControl : nil
        switch state {
        case .initialized, .loading:
            show([])
            showLoading()
        case .loaded(let model):
            if search.searchBar.text != model.search { search.searchBar.text = model.search }
            if !model.isReloading { refreshControl.endRefreshing() }
            show(model.products)
        case .failed(let model):
            show([])
            refreshControl.endRefreshing()
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
    }

    private func show(_ products: [Product]) {
        self.products = Dictionary(uniqueKeysWithValues: products.map { ($0.id, $0) })
        dataSource.show([(.products, products.map(\.id))])
        if products.isEmpty {
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        } else {
            showContent()
        }
    }

    private enum Section: Hashable, Sendable {
        case products
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Product.ID> {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Product.ID> { [weak self] cell, _, id in
            guard let self, let product = products[id] else { return }
            ProductTile.show(product, in: cell, dependencies: dependencies)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
    }
}

extension ProductsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        let detail = ProductDetailViewController(id: id, dependencies: dependencies)
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension ProductsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        // The field also reports when it is tapped.
        $state.observeIfOffered { $0.search == text ? nil : $0.browser?.search(for: text) }
    }
}

extension UICollectionViewLayout {
    /// Two products beside each other.
    fileprivate static var grid: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5),
                heightDimension: .estimated(200)
            )
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(200)
            ),
            repeatingSubitem: item,
            count: 2
        )
        group.interItemSpacing = .fixed(16)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
#endif
