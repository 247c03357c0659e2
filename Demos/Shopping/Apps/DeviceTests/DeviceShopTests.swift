import Foundation
import ShoppingFeatures
import ShoppingOnDevice
import Testing

@Suite("The shop's data on a device")
struct DeviceShopTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "Shop-\(UUID())")

    @Test("What is in the cart is there when the app is started again")
    func reopening() async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let shop = try await DeviceShop(directory: directory).open()
        let couch = try #require(try await shop.productRepository.loadProducts().first { $0.name == "Couch" })
        try await shop.cartRepository.add(couch.id)
        let reopened = try await DeviceShop(directory: directory).open()
        #expect(try await products(in: reopened) == ["Couch"])
    }

    @Test("A temporary shop, as for tests of an app, begins empty each time")
    func temporary() async throws {
        for _ in 1...2 {
            let shop = try await DeviceShop.ofApp(environment: ["SHOPPING_IS_TEMPORARY": "1"]).open()
            #expect(try await products(in: shop) == [])
            try await shop.cartRepository.add(1)
            #expect(try await products(in: shop) == ["Ottoman"])
        }
    }

    private func products(in shop: any ShoppingDependencies) async throws -> [String]? {
        for try await cart in try await shop.cartRepository.carts() { return cart.lines.map(\.product.name) }
        return nil
    }
}
