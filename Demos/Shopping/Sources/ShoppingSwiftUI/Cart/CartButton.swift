import ShoppingFeatures
import SwiftUI
import VSM

/// Shows the cart, with the number of pieces in it.
struct CartButton: View {
    typealias Dependencies = CartRepositoryDependency

    @ViewState private var state: CartBadgeViewState
    private let showCart: @MainActor () -> Void

    init(dependencies: any Dependencies, showCart: @escaping @MainActor () -> Void) {
        _state = .init(wrappedValue: .initialized(.init(dependencies: dependencies)))
        self.showCart = showCart
    }

    var body: some View {
        HStack(spacing: 4) {
            badge
            Button(action: showCart) {
                Image(systemName: "cart")
            }
            .accessibilityLabel("Show Cart")
        }
    }

    @ViewBuilder private var badge: some View {
        switch state {
        case .initialized, .counting, .counted(0):
            EmptyView()
        case .counted(let count):
            Text("\(count)")
                .font(.caption)
                .bold()
                .monospacedDigit()
                .padding(.horizontal, 6)
                .foregroundStyle(.white)
                .background(.red, in: .capsule)
                .accessibilityLabel("Cart Item Count")
                .accessibilityValue("\(count)")
        case .failed(let model):
            Button("?") { $state.observe(model.count()) }
                .accessibilityLabel("Count the cart again")
        }
    }
}

extension View {
    /// Adds a button for the cart to the toolbar, and shows the cart on top of the view.
    func cartButton(dependencies: any CartView.Dependencies) -> some View {
        modifier(CartPresentation(dependencies: dependencies))
    }
}

// snippet.sheet
private struct CartPresentation: ViewModifier {
    let dependencies: any CartView.Dependencies
    @State private var isCartPresented = false

    func body(content: Content) -> some View {
        content
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    CartButton(dependencies: dependencies) { isCartPresented = true }
                }
            }
            .sheet(isPresented: $isCartPresented) {
                NavigationStack {
                    CartView(dependencies: dependencies) { isCartPresented = false }
                }
            }
    }
}
// snippet.end
