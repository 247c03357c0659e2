import ShoppingFeatures
import SwiftUI
import VSM

extension CartView {
    /// A cart that has products.
    func list(_ cart: Cart, _ activity: CartViewState.Activity) -> some View {
        List {
            Section {
                ForEach(cart.lines) { line in
                    CartRow(line: line) { removing(line.product, activity) }
                }
            }
            Section {
                Text("Total: \(cart.total.description)")
                    .font(.headline)
                ordering(activity)
            }
        }
        .animation(.default, value: cart)
    }

    @ViewBuilder private func removing(_ product: Product, _ activity: CartViewState.Activity) -> some View {
        switch activity {
        case .removing(product.id):
            ProgressView()
                .accessibilityLabel("Removing \(product.name)")
        case .removingFailed(product.id, let model):
            Text(model.failure.message)
                .foregroundStyle(.red)
            Button("Retry") { $state.observe(model.failure.retry()) }
                .buttonStyle(.borderless)
            Button("Cancel") { $state.observe(model.cancel()) }
                .buttonStyle(.borderless)
        case .ready, .removing, .removingFailed, .ordering, .orderFailed:
            let model = activity.readyModel
            Button(role: .destructive) {
                if let model { $state.observe(model.remove(product.id)) }
            } label: {
                Image(systemName: "trash")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Remove \(product.name)")
            .disabled(model == nil)
        }
    }

    @ViewBuilder private func ordering(_ activity: CartViewState.Activity) -> some View {
        switch activity {
        case .ordering:
            ProgressView("Processing...")
        case .orderFailed(let model):
            Text(model.failure.message)
                .foregroundStyle(.red)
            Button("Retry") { $state.observe(model.failure.retry()) }
            Button("Cancel") { $state.observe(model.cancel()) }
        case .ready, .removing, .removingFailed:
            let model = activity.readyModel
            Button("Place Order") { if let model { $state.observe(model.placeOrder()) } }
                .disabled(model == nil)
        }
    }
}

extension CartViewState.Activity {
    /// The model for removing and ordering; `nil` while the cart is busy.
    fileprivate var readyModel: CartViewState.ReadyModel? {
        switch self {
        case .ready(let model): model
        // If an order is refused, products can still be removed.
        case .removingFailed(_, let model), .orderFailed(let model): model.ready
        case .removing, .ordering: nil
        }
    }
}
