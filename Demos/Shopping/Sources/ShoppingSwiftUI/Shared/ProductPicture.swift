import ShoppingFeatures
import SwiftUI

/// A picture of a product.
struct ProductPicture: View {
    let product: Product
    var size: CGFloat = 56

    var body: some View {
        Image(systemName: product.symbol)
            .font(.system(size: size))
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
    }
}

extension Product {
    /// The system symbol that looks most like the product.
    var symbol: String {
        switch picture {
        case "bed": "bed.double.fill"
        case "bookcase": "books.vertical.fill"
        case "armchair", "ottoman": "chair.lounge.fill"
        case "dining-chair": "chair.fill"
        case "coffee-table", "dining-table", "desk": "table.furniture.fill"
        case "couch": "sofa.fill"
        case "floor-lamp": "lamp.floor.fill"
        case "tv-stand": "tv.fill"
        default: "cabinet.fill"
        }
    }
}
