import ShoppingFeatures
import VSM
import VSMWeb

/// The shopper's favorite products.
struct FavoritesView: HTMLView {
    let dependencies: any FavoriteRepositoryDependency

    var initialState: FavoritesViewState { .initialized(FavoritesLoaderModel(dependencies: dependencies)) }

    func body(_ container: StateContainer<FavoritesViewState>) -> some HTML {
        AccountPage(title: "Favorites") {
            switch container.state {
            case .initialized, .loading:
                Placeholders(shape: .rows)
            case .empty:
                Emptiness(icon: .favorites, sentence: FavoritesViewState.emptyMessage)
            case .loaded(let products, let activity):
                FavoriteRows(products: products, activity: activity, container: container)
            case .failed(let model):
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
        }
    }
}

private struct FavoriteRows: HTML {
    let products: [Product]
    let activity: FavoritesViewState.Activity
    let container: StateContainer<FavoritesViewState>

    private var model: FavoritesRemoverModel? { activity.remover }

    var content: some HTML {
        if case .removingFailed(_, let model) = activity {
            Failure(message: model.failure.error.message) {
                container.observe(model.failure.retry())
            } cancel: {
                container.observe(model.cancel())
            }
        }
        ul {
            forEach(products, key: \.id) { product in
                li {
                    Picture(product: product)
                    a(to: ShopRoute.product(product.id)) { product.name }.class("name")
                    span { product.price.description }.class("price")
                    RemoveButton(
                        verb: "Delete",
                        product: product,
                        isEnabled: model != nil,
                        isBusy: activity.isRemoving(product.id)
                    ) {
                        if let model { container.observe(model.remove(product.id)) }
                    }
                }
            }
        }.class("rows")
        model == nil ? Indicator.processing : .none
    }
}

extension FavoritesViewState.Activity {
    fileprivate func isRemoving(_ product: Product.ID) -> Bool {
        if case .removing(product) = self { true } else { false }
    }
}
