import ShoppingFeatures
import Testing

/// Uses a front end of the shop as a shopper in front of the screen would: by names.
@MainActor
protocol ShopDriver: AnyObject {
    /// What can be seen and used, one thing a line.
    var description: String { get }

    /// The names of what can be seen.
    var names: [String] { get }

    /// What is written in a field, or counted by a badge, or whether a switch is on.
    func value(of name: String) -> String?

    /// Whether there is something with a name that can be pressed.
    func canPress(_ name: String) -> Bool

    func press(_ name: String) throws
    func type(_ text: String, into name: String) throws
    func turn(_ name: String, on isOn: Bool) throws

    /// The name of a product in the grid.
    func nameInGrid(of product: Product) -> String

    /// Returns once a condition holds, or when the task is cancelled.
    func wait(until condition: (Self) -> Bool) async
}

extension ShopDriver {
    /// Waits until something is seen.
    func see(_ name: String, _ location: SourceLocation = #_sourceLocation) async {
        await wait { $0.names.contains(name) }
        check(names.contains(name), "\"\(name)\" is not seen", location)
    }

    /// Waits until something is not seen any more.
    func doNotSee(_ name: String, _ location: SourceLocation = #_sourceLocation) async {
        await wait { !$0.names.contains(name) }
        check(!names.contains(name), "\"\(name)\" is seen", location)
    }

    /// Waits until something has a value.
    func see(_ name: String, with value: String?, _ location: SourceLocation = #_sourceLocation) async {
        await wait { $0.value(of: name) == value }
        check(self.value(of: name) == value, "\"\(name)\" is not \(value ?? "gone")", location)
    }

    /// Waits until something can be pressed, and presses it.
    func tap(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        await wait { $0.canPress(name) }
        check(canPress(name), "\"\(name)\" cannot be pressed", location)
        try press(name)
    }

    /// Opens the page of a product from the grid.
    func open(_ product: Product, _ location: SourceLocation = #_sourceLocation) async throws {
        try await tap(nameInGrid(of: product), location)
        await see(product.summary, location)
    }

    /// Adds products to the cart, each on its page, and returns to the grid.
    func addToCart(_ products: [Product]) async throws {
        for product in products {
            try await open(product)
            try await tap("Add to Cart")
            await see("It is in your cart.")
            try await tap("Back")
        }
    }

    private func check(_ isTrue: Bool, _ problem: String, _ location: SourceLocation) {
        if !isTrue { Issue.record("\(problem) in:\n\(description)", sourceLocation: location) }
    }
}
