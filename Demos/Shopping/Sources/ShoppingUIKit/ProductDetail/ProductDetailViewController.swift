#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// The page of one product.
final class ProductDetailViewController: UIViewController {
    typealias Dependencies = ProductDetailViewState.LoaderModel.Dependencies & FavoriteButton.Dependencies
        & CartButton.Dependencies

    @RenderedViewState private var state: ProductDetailViewState
    private let dependencies: any Dependencies
    private let imageView = UIImageView(image: nil)
    private let priceLabel = UILabel.styled(.title2)
    private let summaryLabel = UILabel.styled(.body)
    private let messageLabel = UILabel.styled(.footnote, color: .secondaryLabel)
    private let cartButton = UIButton(configuration: .filled())
    private lazy var content = UIStackView.column([imageView, priceLabel, summaryLabel, cartButton, messageLabel])

    init(id: Product.ID, dependencies: any Dependencies) {
        let model = ProductDetailViewState.LoaderModel(id, dependencies: dependencies)
        _state = .init(
            wrappedValue: ProductDetailViewState.initialized(model),
            render: ProductDetailViewController.render
        )
        self.dependencies = dependencies
        super.init(nibName: nil, bundle: nil)
        content.addArrangedSubview(FavoriteButton(product: id, dependencies: dependencies))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addAtTop(content)
        imageView.contentMode = .scaleAspectFit
        imageView.heightAnchor.constraint(equalToConstant: 200).isActive = true
        cartButton.addAction(UIAction { [weak self] _ in self?.addToCart() }, for: .primaryActionTriggered)
        addCartButton(dependencies: dependencies)
        $state.startRendering(on: self)
    }

    private func addToCart() {
        guard case .loaded(_, let cartState) = state else { return }
        switch cartState {
        case .ready(let model): $state.observe(model.addToCart())
        case .failed(let model): $state.observe(model.retry())
        case .adding: break
        }
    }

    private func render() {
        content.isHidden = true
        switch state {
        case .initialized, .loading:
            showLoading()
        case .loaded(let product, let cartState):
            showContent()
            content.isHidden = false
            show(product)
            show(cartState)
        case .notFound:
            showNothing("We do not sell this.", symbol: "questionmark.square.dashed")
        case .failed(let model):
            showFailure(model.error.message) { [weak self] in self?.$state.observe(model.retry()) }
        }
    }

    private func show(_ product: Product) {
        title = product.name
        imageView.image = product.image
        priceLabel.text = product.price.description
        summaryLabel.text = product.summary
    }

    private func show(_ cartState: ProductDetailViewState.CartState) {
        switch cartState {
        case .ready(let model):
            cartButton.configuration?.title = "Add to Cart"
            messageLabel.text = model.wasAdded ? "It is in your cart." : nil
        case .adding:
            cartButton.configuration?.title = "Processing..."
            messageLabel.text = nil
        case .failed(let model):
            cartButton.configuration?.title = "Retry"
            messageLabel.text = model.error.message
        }
        let isAdding = if case .adding = cartState { true } else { false }
        cartButton.configuration?.showsActivityIndicator = isAdding
        cartButton.isEnabled = !isAdding
    }
}
#endif
