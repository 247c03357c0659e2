import ShoppingFeatures
import VSM
import VSMWeb

/// The cart page.
struct CartView: HTMLView {
    let dependencies: any CartRepositoryDependency

    var initialState: CartViewState {
        .initialized(CartViewState.LoaderModel(dependencies: dependencies))
    }

    func body(_ container: StateContainer<CartViewState>) -> some HTML {
        section {
            pageTitle("Cart · Hearth & Oak")
            switch container.state {
            case .initialized, .loading:
                h1 { "Your cart" }
                Placeholders(shape: .rows)
            case .empty:
                h1 { "Your cart is empty." }
                div { Total(total: .zero) }.class("empty \(Icon.cart.classes)")
            case .loaded(let cart, let activity):
                h1 { "Your cart" }
                CartContent(cart: cart, activity: activity, container: container)
            case .ordered(let order):
                ReceiptContent(order: order)
            case .failed(let model):
                h1 { "Your cart" }
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
            div { a(to: ShopRoute.allProducts) { "Close" }.class("button quiet").role(.button) }.class("actions close")
        }.class("narrow")
    }
}

/// A receipt stays if the server stops: without it, the shopper would see an empty cart.
extension CartView: PreservedView {
    func preserved(_ state: CartViewState) -> Order? {
        if case .ordered(let order) = state { order } else { nil }
    }

    func restored(_ order: Order) -> CartViewState? { .ordered(order) }
}

private struct CartContent: HTML {
    let cart: Cart
    let activity: CartViewState.Activity
    let container: StateContainer<CartViewState>

    private var model: CartViewState.ReadyModel? { activity.readyModel }

    var content: some HTML {
        ul {
            forEach(cart.lines, key: \.id) { line in
                li {
                    CartLine(line: line)
                    RemoveButton(
                        verb: "Remove",
                        product: line.product,
                        isEnabled: model != nil,
                        isBusy: activity.isRemoving(line.id)
                    ) {
                        if let model { container.observe(model.remove(line.id)) }
                    }
                }
            }
        }.class("rows")
        Total(total: cart.total)
        div {
            if let model = activity.errorModel {
                Failure(message: model.failure.error.message) {
                    container.observe(model.failure.retry())
                } cancel: {
                    container.observe(model.cancel())
                }
            }
            if case .orderFailed = activity {
                // The order is placed by trying again.
            } else {
                button { "Place Order" }
                    .class("button wide")
                    .disabled(model == nil)
                    .busy(model == nil)
                    // The order is for the cart that the shopper saw, even if another window has changed it in the
                    // meantime.
                    .onClick(seeing: cart) { if let model { container.observe(model.placeOrder()) } }
            }
            model == nil ? Indicator.processing : .none
        }.class("checkout")
    }
}

/// The receipt of an order.
private struct ReceiptContent: HTML {
    let order: Order

    var content: some HTML {
        h1 { "Receipt" }
        Indicator(text: "Order \(order.number). Thank you!", isGood: true)
        ul {
            forEach(order.lines, key: \.id) { line in
                li { CartLine(line: line) }
            }
        }.class("rows")
        Total(total: order.total)
    }
}

/// The picture, the name and the price of a line.
private struct CartLine: HTML {
    let line: Cart.Line

    var content: some HTML {
        Picture(product: line.product)
        span { line.title }.class("name")
        span { line.price.description }.class("price")
    }
}

private struct Total: HTML {
    let total: Money

    var content: some HTML { p { "Total: \(total)" }.class("total") }
}

extension Cart.Line {
    /// The name of the product, with the number of pieces if there are several.
    var title: String { quantity == 1 ? product.name : "\(quantity) × \(product.name)" }
}

extension CartViewState.Activity {
    fileprivate func isRemoving(_ product: Product.ID) -> Bool {
        if case .removing(product) = self { true } else { false }
    }
}
