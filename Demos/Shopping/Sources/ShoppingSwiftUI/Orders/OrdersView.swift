import Foundation
import ShoppingFeatures
import SwiftUI
import VSM

/// The orders, newest first.
struct OrdersView: View {
    typealias Dependencies = OrderRepositoryDependency

    @ViewState private var state: OrdersViewState

    init(dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initialized(OrdersLoaderModel(dependencies: dependencies)))
    }

    var body: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        case .empty:
            ContentUnavailableView("You have not ordered anything yet.", systemImage: "shippingbox")
        case .loaded(let orders):
            List {
                ForEach(orders) { OrderSection(order: $0) }
            }
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }
}

private struct OrderSection: View {
    let order: Order

    var body: some View {
        Section("Order \(order.number), \(order.placedAt.formatted(date: .abbreviated, time: .shortened))") {
            ForEach(order.lines) { CartRow(line: $0) }
            Text("Total: \(order.total.description)")
                .font(.headline)
        }
    }
}
