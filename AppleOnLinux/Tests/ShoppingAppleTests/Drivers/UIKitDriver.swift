import HeadlessHosts
import ShoppingFeatures
import ShoppingUIKit
import UIKit

/// A driver of the front end in UIKit on its headless host.
final class UIKitDriver: ShopDriver {
    private let screen: HostedScreen

    init(loadDependencies: @escaping MainLoaderModel.LoadDependencies) {
        screen = HostedScreen(MainViewController(loadDependencies: loadDependencies))
    }

    var description: String { screen.description }

    var names: [String] { screen.elements.map(\.name) }

    func value(of name: String) -> String? {
        screen.elements.first { $0.name == name && $0.value != nil }?.value
    }

    func canPress(_ name: String) -> Bool {
        screen.elements.contains { $0.name == name && $0.isEnabled && $0.press != nil }
    }

    func press(_ name: String) throws { try screen.press(name) }
    func type(_ text: String, into name: String) throws { try screen.type(text, into: name) }
    func turn(_ name: String, on isOn: Bool) throws { try screen.turn(name, on: isOn) }

    func nameInGrid(of product: Product) -> String { product.name }

    func explainWait(_ problem: String, until condition: (UIKitDriver) -> Bool) async -> String? {
        await screen.explainWait(problem) { _ in condition(self) }
    }
}
