import HeadlessHosts
import ShoppingFeatures
import ShoppingSwiftUI
import SwiftUI

/// A driver of the front end in SwiftUI on its headless host.
final class SwiftUIDriver: ShopDriver {
    private let host: HostedView

    init(loadDependencies: @escaping MainLoaderModel.LoadDependencies) {
        host = HostedView { MainView(loadDependencies: loadDependencies) }
    }

    var description: String { host.description }

    var names: [String] { host.reachable.map(\.accessibleName) }

    func value(of name: String) -> String? {
        for node in host.reachable where node.accessibleName == name {
            if let value = node.value { return value }
            if let field = node.field { return field.wrappedValue }
            if let toggle = node.toggle { return "\(toggle.wrappedValue)" }
        }
        return nil
    }

    func canPress(_ name: String) -> Bool {
        host.reachable.contains { $0.accessibleName == name && $0.isEnabled && $0.press != nil }
    }

    func press(_ name: String) throws { try host.press(name) }
    func type(_ text: String, into name: String) throws { try host.type(text, into: name) }
    func turn(_ name: String, on isOn: Bool) throws { try host.turn(name, on: isOn) }

    /// The name of a link contains everything in it.
    func nameInGrid(of product: Product) -> String { "\(product.name) \(product.price)" }

    func explainWait(_ problem: String, until condition: (SwiftUIDriver) -> Bool) async -> String? {
        await host.explainWait(problem) { _ in condition(self) }
    }
}
