import Foundation
import ShoppingOnDevice
import SwiftUI
import Testing
import UIKit

@testable import ShoppingApp
@testable import ShoppingUIKitApp

@MainActor
@Suite("The apps, launched", .timeLimit(.minutes(10)))
struct LaunchTests {
    @Test("The app in SwiftUI shows the shop in its window")
    func swiftUI() async {
        let window = HostedView(ShoppingApp(shop: .temporary))
        await window.wait { $0.description.contains("Ottoman") }
        #expect(window.description.contains("Ottoman"))
    }

    @Test("The app in UIKit shows the shop in the window of its scene")
    func uiKit() async throws {
        let delegate = AppDelegate()
        delegate.shop = .temporary
        let screen = HostedScreen(try #require(UIApplication.shared.launch(delegate)))
        await screen.wait { $0.description.contains("Ottoman") }
        #expect(screen.description.contains("Ottoman"))
    }
}

extension DeviceShop {
    fileprivate static var temporary: DeviceShop { .ofApp(environment: ["SHOPPING_IS_TEMPORARY": "1"]) }
}
