import ShoppingFeatures
@testable import ShoppingSwiftUI
import Testing

/// A front end of the shop for Apple's systems.
enum FrontEnd: CaseIterable, CustomTestStringConvertible {
    case swiftUI
    case uiKit

    /// Opens the shop in a window of its own.
    @MainActor
    func open(_ shop: any ShoppingDependencies) -> any ShopDriver {
        switch self {
        case .swiftUI: SwiftUIDriver { shop }
        case .uiKit: UIKitDriver { shop }
        }
    }

    var testDescription: String {
        switch self {
        case .swiftUI: "SwiftUI"
        case .uiKit: "UIKit"
        }
    }
}

extension Product {
    static var ottoman: Product { samples[0] }
    static var tvStand: Product { samples[1] }
    static var couch: Product { samples[2] }
}
