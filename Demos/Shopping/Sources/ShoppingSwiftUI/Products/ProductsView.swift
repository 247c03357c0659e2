import ShoppingFeatures
import SwiftUI
import VSM

/// The products in a grid, which can be searched and loaded again.
struct ProductsView: View {
    typealias Dependencies = ProductsLoaderModel.Dependencies & ProductDetailView.Dependencies

    @ViewState private var state: ProductsViewState
    private let dependencies: any Dependencies

    init(dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(ProductsLoaderModel(dependencies: dependencies)))
        self.dependencies = dependencies
    }

    var body: some View {
        content
            .navigationTitle("Products")
            .navigationDestination(for: Product.ID.self) { id in
                ProductDetailView(id: id, dependencies: dependencies)
            }
            .cartButton(dependencies: dependencies)
    }

    @ViewBuilder private var content: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        // snippet.refresh
        case .loaded(let model):
            ProductGrid(products: model.products, search: model.search, dependencies: dependencies)
                .searchable(text: $state.bind(\.search, whenOffered: { $0.browser?.search(for: $1) }), prompt: "Search")
                .refreshable { await reload(model) }
        // snippet.end
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }

    // snippet.refresh

    private func reload(_ model: any ProductsBrowsing) async {
        await $state.observe(
            model.reload(),
            until: { if case .loaded(let model) = $0 { !model.isReloading } else { true } }
        )
    }
    // snippet.end
}

/// The products that match the search.
private struct ProductGrid: View {
    let products: [Product]
    let search: String
    let dependencies: any ProductsView.Dependencies

    var body: some View {
        if products.isEmpty {
            ContentUnavailableView.search(text: search)
        } else {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
                    // snippet.rows
                    ForEach(products) { product in
                        NavigationLink(value: product.id) {
                            ProductCell(product: product)
                        }
                        .buttonStyle(.plain)
                        .overlay(alignment: .topTrailing) {
                            FavoriteButtonView(
                                product: product.id,
                                name: product.name,
                                dependencies: dependencies
                            )
                            .padding(8)
                        }
                    }
                    // snippet.end
                }
                .padding()
            }
        }
    }
}

/// A product in the grid.
private struct ProductCell: View {
    let product: Product

    var body: some View {
        VStack(spacing: 8) {
            ProductPicture(product: product)
                .frame(height: 96)
            Text(product.name)
                .font(.headline)
            Text(product.price.description)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(.quaternary, in: .rect(cornerRadius: 16))
    }
}
