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
            list(products, activity)
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }

    private func list(_ products: [Product], _ activity: FavoritesViewState.Activity) -> some View {
        List {
            ForEach(products) { product in
                HStack {
                    ProductPicture(product: product, size: 24)
                    Text(product.name)
                    Spacer()
                    accessory(of: product, activity)
                }
                .swipeActions { deleteButton(product, activity.remover) }
            }
        }
        .animation(.default, value: products)
    }

    private func deleteButton(_ product: Product, _ model: FavoritesRemoverModel?) -> some View {
        Button(role: .destructive) {
            if let model { $state.observe(model.remove(product.id)) }
        } label: {
            Label("Delete", systemImage: "trash")
        }
        .accessibilityLabel("Delete \(product.name)")
        .disabled(model == nil)
    }

    @ViewBuilder private func accessory(of product: Product, _ activity: FavoritesViewState.Activity) -> some View {
        switch activity {
        case .removing(product.id):
            ProgressView()
        case .removingFailed(product.id, let model):
            FailedAction(message: model.failure.error.message) {
                $state.observe(model.failure.retry())
            } cancel: {
                $state.observe(model.cancel())
            }
            .buttonStyle(.borderless)
        case .ready, .removing, .removingFailed:
            Text(product.price.description)
                .foregroundStyle(.secondary)
        }
    }
}
