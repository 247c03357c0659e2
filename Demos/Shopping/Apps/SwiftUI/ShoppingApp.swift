import ShoppingOnDevice
import ShoppingSwiftUI
import SwiftUI

/// The shop as an app in SwiftUI, for phones and for Macs, whose windows share one database.
@main
struct ShoppingApp: App {
    private let shop: DeviceShop

    init() {
        inspectContainers()
        self.init(shop: .ofApp())
    }

    /// Creates the app with the data of a test.
    init(shop: DeviceShop) {
        self.shop = shop
    }

    var body: some Scene {
        WindowGroup {
            MainView { [shop] in try await shop.open() }.inspectable()
        }
    }
}
