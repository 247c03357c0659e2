import ShoppingFeatures
import ShoppingOnDevice
import ShoppingSwiftUI
import SwiftUI
import Testing

@MainActor
@Suite("The shop in a window of SwiftUI", .timeLimit(.minutes(1)))
struct MainViewTests {
    @Test("The data are asked for once, when the shop is shown")
    func loading() async throws {
        let shop = DeviceShop.ofApp(environment: ["SHOPPING_IS_TEMPORARY": "1"])
        var requests = 0
        var isOpen = false
        let window = try TestWindow(
            MainView {
                requests += 1
                defer { isOpen = true }
                return try await shop.open()
            }
        )
        #expect(requests == 0)
        window.show()
        while !isOpen, !Task.isCancelled { await Task.yield() }
        #expect(requests == 1)
        withExtendedLifetime(window) {}
    }
}
