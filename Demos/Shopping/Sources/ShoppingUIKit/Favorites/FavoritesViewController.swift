#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The favorite products.
final class FavoritesViewController: UIViewController {
    typealias Dependencies = FavoriteRepositoryDependency

    @RenderedViewState private var state: FavoritesViewState
    private var products: [Product.ID: Product] = [:]
    private let collectionView = UICollectionView.list()
    private lazy var dataSource = makeDataSource()

    init(dependencies: any Dependencies) {
        let model = FavoritesLoaderModel(dependencies: dependencies)
        _state = .init(wrappedValue: FavoritesViewState.initialized(model), render: FavoritesViewController.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(with: collectionView)
        collectionView.allowsSelection = false
        $state.startRendering(on: self)
    }

    private func render() {
        switch state {
        case .initialized, .loading:
            show([])
            showLoading()
        case .empty:
            show([])
            showNothing(FavoritesViewState.emptyMessage, symbol: "heart.slash")
        case .loaded(let products, _):
            showContent()
            show(products)
        case .failed(let model):
            show([])
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
    }

    // snippet.list
    private func show(_ products: [Product]) {
        self.products = Dictionary(uniqueKeysWithValues: products.map { ($0.id, $0) })
        dataSource.show([(.products, products.map(\.id))])
    }
    // snippet.end

    private enum Section: Hashable, Sendable {
        case products
    }

    // snippet.list

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Product.ID> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Product.ID> { [weak self] cell, _, id in
            guard let self, let product = products[id] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = product.name
            content.secondaryText = message(for: product) ?? product.price.description
            content.image = product.image
            cell.contentConfiguration = content
            cell.accessories = accessories(of: product)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
    }
    // snippet.end

    private func message(for product: Product) -> String? {
        if case .loaded(_, .removingFailed(product.id, let model)) = state { model.failure.error.message } else { nil }
    }

    private func accessories(of product: Product) -> [UICellAccessory] {
        switch state {
        case .loaded(_, .ready(let model)):
            [delete(product, model)]
        case .loaded(_, .removingFailed(product.id, let model)):
            UICellAccessory.failedAction { [weak self] in
                self?.$state.observe(model.failure.retry())
            } cancel: { [weak self] in
                self?.$state.observe(model.cancel())
            }
        case .loaded(_, .removingFailed(_, let model)):
            [delete(product, model.remover)]
        case .loaded(_, .removing(product.id)):
            [.indicator("Removing \(product.name)")]
        case .loaded(_, .removing), .initialized, .loading, .empty, .failed:
            [delete(product, nil)]
        }
    }

    private func delete(_ product: Product, _ model: FavoritesRemoverModel?) -> UICellAccessory {
        .button("Delete \(product.name)", symbol: "trash", isEnabled: model != nil) { [weak self] in
            if let model { self?.$state.observe(model.remove(product.id)) }
        }
    }
}
#endif
