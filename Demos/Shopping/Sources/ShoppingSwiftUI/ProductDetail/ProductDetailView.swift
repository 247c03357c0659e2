import ShoppingFeatures
import SwiftUI
import VSM

/// The page of one product.
struct ProductDetailView: View {
    typealias Dependencies = ProductDetailViewState.LoaderModel.Dependencies & FavoriteButtonView.Dependencies
        & CartButton.Dependencies

    @ViewState private var state: ProductDetailViewState
    private let dependencies: any Dependencies

    init(id: Product.ID, dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(.init(id, dependencies: dependencies)))
        self.dependencies = dependencies
    }

    /// Shows the states of a preview.
    init(container: StateContainer<ProductDetailViewState>, dependencies: any Dependencies) {
        _state = .init(container: container)
        self.dependencies = dependencies
    }

    var body: some View {
        content
            .cartButton(dependencies: dependencies)
    }

    @ViewBuilder private var content: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        case .loaded(let product, let cartState):
            ScrollView {
                VStack(spacing: 16) {
                    ProductDescription(product: product)
                    FavoriteButtonView(product: product.id, dependencies: dependencies)
                    addToCartButton(cartState)
                }
                .padding()
            }
            .navigationTitle(product.name)
        case .notFound:
            ContentUnavailableView("We do not sell this.", systemImage: "questionmark.square.dashed")
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }

    /// Adds a piece of the product to the cart.
    @ViewBuilder private func addToCartButton(_ cartState: ProductDetailViewState.CartState) -> some View {
        switch cartState {
        case .ready(let model):
            Button("Add to Cart") { $state.observe(model.addToCart()) }
                .buttonStyle(.borderedProminent)
            if model.wasAdded {
                Label("It is in your cart.", systemImage: "checkmark")
                    .foregroundStyle(.secondary)
            }
        case .adding:
            ProgressView("Processing...")
        case .failed(let model):
            Text(model.error.message)
                .foregroundStyle(.red)
            Button("Retry") { $state.observe(model.retry()) }
        }
    }
}

/// The details of a product.
private struct ProductDescription: View {
    let product: Product

    var body: some View {
        VStack(spacing: 8) {
            ProductPicture(product: product, size: 128)
                .frame(height: 200)
            Text(product.price.description)
                .font(.title2)
            Text(product.summary)
                .multilineTextAlignment(.center)
        }
    }
}
