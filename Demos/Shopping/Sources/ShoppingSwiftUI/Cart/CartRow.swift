import ShoppingFeatures
import SwiftUI
import VSM

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
