#if canImport(UIKit)
import Foundation
import ShoppingFeatures
import UIKit
import VSM

/// The orders, newest first.
final class OrdersViewController: UIViewController {
    typealias Dependencies = OrderRepositoryDependency

    @RenderedViewState private var state: OrdersViewState
    private var orders: [Order.ID: Order] = [:]
    private let collectionView = UICollectionView.list()
    private lazy var dataSource = makeDataSource()

    init(dependencies: any Dependencies) {
        let model = OrdersLoaderModel(dependencies: dependencies)
        _state = .init(wrappedValue: OrdersViewState.initialized(model), render: OrdersViewController.render)
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
            showLoading()
        case .empty:
            showNothing("You have not ordered anything yet.", symbol: "shippingbox")
        case .loaded(let orders):
            showContent()
            self.orders = Dictionary(uniqueKeysWithValues: orders.map { ($0.id, $0) })
            dataSource.show([(.orders, orders.map(\.id))])
        case .failed(let model):
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
    }

    private enum Section: Hashable, Sendable {
        case orders
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Order.ID> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Order.ID> { [weak self] cell, _, id in
            guard let order = self?.orders[id] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = order.lines.map { "\($0.quantity) × \($0.product.name)" }.joined(separator: ", ")
            content.secondaryText = "Order \(order.number), \(order.date). Total: \(order.total)"
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
    }
}

extension Order {
    fileprivate var date: String { placedAt.formatted(date: .abbreviated, time: .shortened) }
}
#endif
