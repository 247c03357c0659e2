import ShoppingOnDevice
import ShoppingSwiftUI
import SwiftUI

/// The shop as an app in SwiftUI, for phones and for Macs, whose windows share one database.
@main
struct ShoppingApp: App {
    var shop = DeviceShop.ofApp()

    var body: some Scene {
        WindowGroup {
            MainView { [shop] in try await shop.open() }
        }
    }
}
