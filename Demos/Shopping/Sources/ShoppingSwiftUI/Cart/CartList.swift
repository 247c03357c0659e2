import ShoppingFeatures
import SwiftUI
import VSM

/// A cart that has products.
struct CartList: View {
    let cart: Cart
    let activity: CartViewState.Activity
    let container: StateContainer<CartViewState>

    private var model: CartViewState.ReadyModel? {
        switch activity {
        case .ready(let model): model
        // If an order is refused, products can still be removed.
        case .removingFailed(_, let model), .orderFailed(let model): model.ready
        case .removing, .ordering: nil
        }
    }

    var body: some View {
        List {
            Section {
                ForEach(cart.lines) { line in
                    CartRow(line: line) {
                        removing(line.product)
                    }
                }
            }
            Section {
                Text("Total: \(cart.total.description)")
                    .font(.headline)
                order
            }
        }
        .animation(.default, value: cart)
    }

    @ViewBuilder private func removing(_ product: Product) -> some View {
        switch activity {
        case .removing(product.id):
            ProgressView()
                .accessibilityLabel("Removing \(product.name)")
        case .removingFailed(product.id, let model):
            Text(model.failure.message)
                .foregroundStyle(.red)
            Button("Retry") { container.observe(model.failure.retry()) }
                .buttonStyle(.borderless)
            Button("Cancel") { container.observe(model.cancel()) }
                .buttonStyle(.borderless)
        default:
            Button(role: .destructive) {
                if let model { container.observe(model.remove(product.id)) }
            } label: {
                Image(systemName: "trash")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Remove \(product.name)")
            .disabled(model == nil)
        }
    }

    @ViewBuilder private var order: some View {
        switch activity {
        case .ordering:
            ProgressView("Processing...")
        case .orderFailed(let model):
            Text(model.failure.message)
                .foregroundStyle(.red)
            Button("Retry") { container.observe(model.failure.retry()) }
            Button("Cancel") { container.observe(model.cancel()) }
        case .ready, .removing, .removingFailed:
            Button("Place Order") { if let model { container.observe(model.placeOrder()) } }
                .disabled(model == nil)
        }
    }
}

/// A line of a cart, an order or a receipt.
struct CartRow<Accessory: View>: View {
    let line: Cart.Line
    @ViewBuilder let accessory: Accessory

    var body: some View {
        HStack {
            ProductPicture(product: line.product, size: 24)
            VStack(alignment: .leading) {
                Text(line.quantity == 1 ? line.product.name : "\(line.quantity) × \(line.product.name)")
                Text(line.price.description)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            accessory
        }
    }
}

extension CartRow where Accessory == EmptyView {
    init(line: Cart.Line) {
        self.init(line: line) {}
    }
}

/// The products of an order.
struct ReceiptList: View {
    let order: Order

    var body: some View {
        List {
            Section("Receipt") {
                ForEach(order.lines) { CartRow(line: $0) }
            }
            Section {
                Text("Total: \(order.total.description)")
                    .font(.headline)
            }
        }
    }
}
