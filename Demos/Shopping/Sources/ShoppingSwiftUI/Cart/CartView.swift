import ShoppingFeatures
import SwiftUI
import VSM

/// The cart, and the receipt after it is ordered.
struct CartView: View {
    typealias Dependencies = CartRepositoryDependency

    @ViewState var state: CartViewState
    private let close: @MainActor () -> Void

    init(dependencies: any Dependencies, close: @escaping @MainActor () -> Void) {
        _state = .init(wrappedValue: .initialized(CartViewState.LoaderModel(dependencies: dependencies)))
        self.close = close
    }

    /// Shows a state of a preview.
    init(container: StateContainer<CartViewState>) {
        _state = .init(container: container)
        close = {}
    }

    var body: some View {
        content
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", action: close)
                }
            }
    }

    @ViewBuilder private var content: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        case .empty:
            ContentUnavailableView(
                "Your cart is empty.",
                systemImage: "cart",
                description: Text("Total: \(Money.zero.description)")
            )
        case .loaded(let cart, let activity):
            list(cart, activity)
                .navigationTitle("Cart")
        case .ordered(let order):
            ReceiptList(order: order)
                .navigationTitle("Receipt")
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }
}
