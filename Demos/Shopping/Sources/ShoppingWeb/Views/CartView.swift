import ShoppingFeatures
import VSM
import VSMWeb

/// The cart page.
struct CartView: HTMLView {
    let dependencies: any ShopDependencies

    var initialState: CartViewState {
        .initialized(CartModelBuilder(dependencies: dependencies).buildLoaderModel())
    }

    func body(_ container: StateContainer<CartViewState>) -> some HTML {
        section {
            pageTitle("Cart · Hearth & Oak")
            switch container.state {
            case .initialized, .loading:
                h1 { "Your cart" }
                Waiting(sentence: "Rolling it over…")
            case .empty:
                h1 { "Your cart is empty." }
            case .loaded(let cart, let activity):
                CartContent(cart: cart, activity: activity) { container.observe($0) }
            case .ordered(let receipt):
                ReceiptContent(receipt: receipt)
            case .failed(let model):
                h1 { "Your cart" }
                Failure(message: model.message) { container.observe(model.retry()) }
            }
            div { a(to: ShopRoute.products) { "Close" }.class("button quiet").role(.button) }.class("actions")
        }.class("cart")
    }
}

private struct CartContent: HTML {
    let cart: Cart
    let activity: CartViewState.Activity
    let observe: (AnyPublisher<CartViewState, Never>) -> Void

    private var model: CartViewState.ReadyModel? {
        switch activity {
        case .ready(let model): model
        // If the funds are insufficient, the shopper can remove products.
        case .removingFailed(_, let model), .orderFailed(let model): model.ready
        case .removing, .ordering: nil
        }
    }

    var content: some HTML {
        h1 { "Your cart" }
        ul {
            forEach(cart.lines, key: \.id) { line in
                li {
                    CartLine(line: line)
                    button { "Remove \(line.product.name)" }
                        .class("button quiet")
                        .disabled(model == nil)
                        .onClick { if let model { observe(model.remove(line.product.id)) } }
                }
            }
        }.class("lines")
        p { "Total: \(cart.total)" }.class("total")
        if let model = activity.errorModel {
            Failure(message: model.message) { observe(model.retry()) }
            button { "Change the Cart" }.class("button quiet").onClick { observe(model.cancel()) }
        } else {
            button { "Place Order" }
                .class("button")
                .disabled(model == nil)
                .busy(model == nil)
                // What is bought is what the shopper saw, even if another window has changed the cart meanwhile.
                .onClick(seeing: cart) { if let model { observe(model.placeOrder()) } }
        }
    }
}

private struct CartLine: HTML {
    let line: Cart.Line

    var content: some HTML {
        img(src: line.product.pictureURL, alt: "")
        span { line.quantity == 1 ? line.product.name : "\(line.quantity) × \(line.product.name)" }.class("name")
        span { line.price.description }.class("price")
    }
}

private struct ReceiptContent: HTML {
    let receipt: Receipt

    var content: some HTML {
        h1 { "Receipt" }
        p { "Order \(receipt.orderNumber). Thank you!" }.role(.status)
        ul {
            forEach(receipt.lines, key: \.id) { line in
                li { CartLine(line: line) }
            }
        }.class("lines")
        p { "Total: \(receipt.total)" }.class("total")
    }
}
