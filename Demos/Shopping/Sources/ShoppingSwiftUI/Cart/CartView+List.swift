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
            FailedAction(message: model.failure.error.message) {
                $state.observe(model.failure.retry())
            } cancel: {
                $state.observe(model.cancel())
            }
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
            FailedAction(message: model.failure.error.message) {
                $state.observe(model.failure.retry())
            } cancel: {
                $state.observe(model.cancel())
            }
        case .ready, .removing, .removingFailed:
            let model = activity.readyModel
            Button("Place Order") { if let model { $state.observe(model.placeOrder()) } }
                .disabled(model == nil)
        }
    }
}
