import ShoppingFeatures
import SwiftUI
import VSM

struct CartPreviews: PreviewProvider {
    static var previews: some View {
        CartView(dependencies: PreviewShop(reading: .nothing)) {}
            .previewDisplayName("Loading")
        CartView(dependencies: PreviewShop(reading: .failure)) {}
            .previewDisplayName("Loading failed")
        CartView(dependencies: PreviewShop()) {}
            .previewDisplayName("Empty")
        CartView(dependencies: PreviewShop(cart: .small)) {}
            .previewDisplayName("Loaded")
        CartView(container: removing(PreviewShop(cart: .small, writing: .nothing)))
            .previewDisplayName("Removing")
        CartView(container: removing(PreviewShop(cart: .small, writing: .failure)))
            .previewDisplayName("Removing failed")
        CartView(container: ordering(PreviewShop(cart: .small, writing: .nothing)))
            .previewDisplayName("Placing the order")
        CartView(container: ordering(PreviewShop(cart: .large)))
            .previewDisplayName("Order failed")
        CartView(container: ordering(PreviewShop(cart: .small)))
            .previewDisplayName("Receipt")
    }

    private static func removing(_ shop: PreviewShop) -> StateContainer<CartViewState> {
        .preview(initialState(shop), when: readyModel) { $0.observe($1.remove(Product.samples[0].id)) }
    }

    private static func ordering(_ shop: PreviewShop) -> StateContainer<CartViewState> {
        .preview(initialState(shop), when: readyModel) { $0.observe($1.placeOrder()) }
    }

    private static func initialState(_ shop: PreviewShop) -> CartViewState {
        .initialized(CartViewState.LoaderModel(dependencies: shop))
    }

    private static func readyModel(_ state: CartViewState) -> CartViewState.ReadyModel? {
        if case .loaded(_, .ready(let model)) = state { model } else { nil }
    }
}

struct CartButtonPreviews: PreviewProvider {
    static var previews: some View {
        CartButton(dependencies: PreviewShop()) {}
            .previewDisplayName("Empty")
        CartButton(dependencies: PreviewShop(cart: .large)) {}
            .previewDisplayName("Three pieces")
        CartButton(dependencies: PreviewShop(reading: .failure)) {}
            .previewDisplayName("Counting failed")
    }
}

extension Cart {
    /// A cart that can be ordered.
    static let small = Cart(lines: [Line(product: Product.samples[0], quantity: 1)])
    /// A cart that is too expensive.
    static let large = Cart(lines: Product.samples.map { Line(product: $0, quantity: 1) })
}
