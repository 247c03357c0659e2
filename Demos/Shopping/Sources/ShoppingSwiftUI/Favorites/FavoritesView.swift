import ShoppingFeatures
import SwiftUI
import VSM

/// The favorite products; swiping a row removes its product.
struct FavoritesView: View {
    typealias Dependencies = FavoriteRepositoryDependency

    @ViewState private var state: FavoritesViewState

    init(dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(FavoritesLoaderModel(dependencies: dependencies)))
    }

    /// Shows a state of a preview.
    init(container: StateContainer<FavoritesViewState>) {
        _state = .init(container: container)
    }

    var body: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        case .empty:
            ContentUnavailableView {
                Label(FavoritesViewState.emptyMessage, systemImage: "heart.slash")
            }
        case .loaded(let products, let activity):
            FavoritesList(products: products, activity: activity, container: $state)
        case .failed(let model):
            FailureView(message: model.message) { $state.observe(model.retry()) }
        }
    }
}

private struct FavoritesList: View {
    let products: [Product]
    let activity: FavoritesViewState.Activity
    let container: StateContainer<FavoritesViewState>

    private var model: FavoritesRemoverModel? {
        switch activity {
        case .ready(let model): model
        case .removingFailed(_, let model): model.remover
        case .removing: nil
        }
    }

    var body: some View {
        List {
            ForEach(products) { product in
                HStack {
                    ProductPicture(product: product, size: 24)
                    Text(product.name)
                    Spacer()
                    removing(product)
                }
                .swipeActions {
                    Button(role: .destructive) {
                        if let model { container.observe(model.remove(product.id)) }
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                    .accessibilityLabel("Delete \(product.name)")
                    .disabled(model == nil)
                }
            }
        }
        .animation(.default, value: products)
    }

    @ViewBuilder private func removing(_ product: Product) -> some View {
        switch activity {
        case .removing(product.id):
            ProgressView()
        case .removingFailed(product.id, let model):
            Text(model.failure.message)
                .foregroundStyle(.red)
            Button("Retry") { container.observe(model.failure.retry()) }
                .buttonStyle(.borderless)
            Button("Cancel") { container.observe(model.cancel()) }
                .buttonStyle(.borderless)
        default:
            Text(product.price.description)
                .foregroundStyle(.secondary)
        }
    }
}
