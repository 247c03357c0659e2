import ShoppingFeatures
import ShoppingOnDevice
import ShoppingUIKit
import Testing
import UIKit

@MainActor
@Suite("The shop in UIKit", .timeLimit(.minutes(1)))
struct MainViewControllerTests {
    @Test("The tabs are shown as soon as the data are there")
    func tabs() async throws {
        let shop = DeviceShop.ofApp(environment: ["SHOPPING_IS_TEMPORARY": "1"])
        let controller = MainViewController { try await shop.open() }
        controller.loadViewIfNeeded()
        #expect(controller.children.isEmpty)
        while controller.children.isEmpty, !Task.isCancelled { await Task.yield() }
        let tabs = try #require(controller.children.first as? UITabBarController)
        #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Products", "Account"])
    }

    @Test("What cannot be opened says so")
    func failure() async {
        let controller = MainViewController { throw RepositoryError.unreachable }
        controller.loadViewIfNeeded()
        var message: String? {
            (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
        }
        while message != "The shop cannot be reached right now.", !Task.isCancelled { await Task.yield() }
        #expect(message == "The shop cannot be reached right now.")
    }
}
