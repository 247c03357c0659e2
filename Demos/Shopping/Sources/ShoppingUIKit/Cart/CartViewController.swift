#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The cart, and the receipt after it is ordered.
final class CartViewController: UIViewController {
    typealias Dependencies = CartRepositoryDependency

    @RenderedViewState private var state: CartViewState
    private var lines: [Product.ID: Cart.Line] = [:]
    private let collectionView = UICollectionView.list()
    private let footer = CartFooter()
    private lazy var dataSource = makeDataSource()

    init(dependencies: any Dependencies) {
        let model = CartViewState.LoaderModel(dependencies: dependencies)
        _state = .init(wrappedValue: CartViewState.initialized(model), render: CartViewController.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.fill(with: UIStackView.column([collectionView, footer], spacing: 0))
        collectionView.allowsSelection = false
        footer.placeOrder = { [weak self] in self?.placeOrder() }
        footer.cancelOrder = { [weak self] in self?.cancelOrder() }
        let close = UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: close)
        $state.startRendering(on: self)
    }

    private func placeOrder() {
        guard case .loaded(_, let activity) = state else { return }
        if case .orderFailed(let model) = activity {
            $state.observe(model.failure.retry())
        } else if let model = activity.readyModel {
            $state.observe(model.placeOrder())
        }
    }

    private func cancelOrder() {
        if case .loaded(_, .orderFailed(let model)) = state { $state.observe(model.cancel()) }
    }

    private func render() {
        title = "Cart"
        switch state {
        case .initialized, .loading:
            showLines([])
            showLoading()
        case .empty:
            showLines([])
            showNothing("Your cart is empty.", detail: "Total: \(Money.zero)", symbol: "cart")
        case .loaded(let cart, let activity):
            showContent()
            showLines(cart.lines)
            footer.show(cart.total, activity)
        case .ordered(let order):
            title = "Receipt"
            showContent()
            showLines(order.lines)
            footer.show(order)
        case .failed(let model):
            showLines([])
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
        footer.isHidden = contentUnavailableConfiguration != nil
    }

    private func showLines(_ lines: [Cart.Line]) {
        self.lines = Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0) })
        dataSource.show([(.lines, lines.map(\.id))])
    }

    private enum Section: Hashable, Sendable {
        case lines
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Product.ID> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Product.ID> { [weak self] cell, _, id in
            guard let self, let line = lines[id] else { return }
            cell.show(line)
            cell.accessories = accessories(of: line)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
    }

    private func accessories(of line: Cart.Line) -> [UICellAccessory] {
        guard case .loaded(_, let activity) = state else { return [] }
        switch activity {
        case .removing(line.id):
            return [.indicator("Removing \(line.product.name)")]
        case .removingFailed(line.id, let model):
            return UICellAccessory.failedAction { [weak self] in
                self?.$state.observe(model.failure.retry())
            } cancel: { [weak self] in
                self?.$state.observe(model.cancel())
            }
        case .ready, .removing, .removingFailed, .ordering, .orderFailed:
            let model = activity.readyModel
            return [
                .button("Remove \(line.product.name)", symbol: "trash", isEnabled: model != nil) { [weak self] in
                    if let model { self?.$state.observe(model.remove(line.id)) }
                }
            ]
        }
    }
}

extension UICollectionViewListCell {
    /// Shows a line of a cart, an order or a receipt.
    func show(_ line: Cart.Line) {
        var content = defaultContentConfiguration()
        content.text = line.quantity == 1 ? line.product.name : "\(line.quantity) × \(line.product.name)"
        content.secondaryText = line.price.description
        content.image = line.product.image
        contentConfiguration = content
    }
}
#endif
