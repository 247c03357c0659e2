#if canImport(UIKit)
import ShoppingFeatures
import UIKit

extension Product {
    /// The system symbol that looks most like the product.
    var image: UIImage? {
        switch picture {
        case "bed": UIImage(systemName: "bed.double.fill")
        case "bookcase": UIImage(systemName: "books.vertical.fill")
        case "armchair", "ottoman": UIImage(systemName: "chair.lounge.fill")
        case "dining-chair": UIImage(systemName: "chair.fill")
        case "coffee-table", "dining-table", "desk": UIImage(systemName: "table.furniture.fill")
        case "couch": UIImage(systemName: "sofa.fill")
        case "floor-lamp": UIImage(systemName: "lamp.floor.fill")
        case "tv-stand": UIImage(systemName: "tv.fill")
        default: UIImage(systemName: "cabinet.fill")
        }
    }
}
#endif
