import ShoppingOnDevice
import ShoppingSwiftUI
import SwiftUI

/// The shop as an app, whose windows share one database.
@main
struct ShoppingApp: App {
    private let shop = DeviceShop()

    var body: some Scene {
        WindowGroup {
            MainView { [shop] in try await shop.open() }
        }
    }
}
