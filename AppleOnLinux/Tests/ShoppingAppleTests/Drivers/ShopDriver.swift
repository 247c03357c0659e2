import ShoppingFeatures
import Testing

/// A driver that uses a front end of the shop like a shopper, by the names of elements.
@MainActor
protocol ShopDriver: AnyObject {
    /// The visible elements, one per line.
    var description: String { get }

    /// The names of the visible elements.
    var names: [String] { get }

    /// Returns the text of a field, the count of a badge, or whether a switch is on.
    func value(of name: String) -> String?

    /// Returns whether there is an enabled element with a name.
    func canPress(_ name: String) -> Bool

    func press(_ name: String) throws
    func type(_ text: String, into name: String) throws
    func turn(_ name: String, on isOn: Bool) throws

    /// Returns the name of a product in the grid.
    func nameInGrid(of product: Product) -> String

    /// Waits until a condition holds.
    ///
    /// - Returns: Why it never did; `nil` if it holds.
    func explainWait(_ problem: String, until condition: (Self) -> Bool) async -> String?
}

extension ShopDriver {
    /// Waits until an element is visible.
    func see(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" is not seen", location) { $0.names.contains(name) }
    }

    /// Waits until an element is no longer visible.
    func doNotSee(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" is still seen", location) { !$0.names.contains(name) }
    }

    /// Waits until an element has a value or, for `nil`, does not exist.
    func see(_ name: String, with value: String?, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" is not \(value ?? "gone")", location) { $0.value(of: name) == value }
    }

    /// Waits until an element can be pressed, which a busy button cannot.
    func seeButton(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" cannot be pressed", location) { $0.canPress(name) }
    }

    /// Waits until an element can be pressed, and presses it.
    func tap(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await seeButton(name, location)
        try press(name)
    }

    /// Opens the page of a product from the grid.
    func open(_ product: Product, _ location: SourceLocation = #_sourceLocation) async throws {
        try await tap(nameInGrid(of: product), location)
        try await see(product.summary, location)
    }

    /// Adds products to the cart, each on its page, and returns to the grid.
    func addToCart(_ products: [Product]) async throws {
        for product in products {
            try await open(product)
            try await tap("Add to Cart")
            try await see("It is in your cart.")
            try await tap("Back")
        }
    }

    /// Places the order, and waits until an element is visible.
    func placeOrder(until name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await tap("Place Order", location)
        try await reach("The order has no answer", location) { $0.names.contains(name) }
    }

    /// Changes a setting until it is saved, and retries if the change was lost.
    func save(_ setting: Setting, on isOn: Bool, _ location: SourceLocation = #_sourceLocation) async throws {
        repeat {
            try turn(setting.title, on: isOn)
            try await reach("\(setting.title) is not saved", location) {
                $0.value(of: setting.title) != nil && !$0.names.contains("Saving...") && !$0.canPress("Retry")
            }
        } while value(of: setting.title) != "\(isOn)"
    }

    /// Waits until a condition holds, and retries failures, as a shopper would.
    func reach(
        _ problem: String,
        _ location: SourceLocation = #_sourceLocation,
        until condition: (Self) -> Bool
    ) async throws {
        let namesOfRetrying = ["Retry", "Count the cart again"]
        while !condition(self) {
            let failure = await explainWait(problem) { driver in
                condition(driver) || namesOfRetrying.contains { driver.canPress($0) }
            }
            if let failure {
                Issue.record("\(failure)", sourceLocation: location)
                throw CancellationError()
            }
            if !condition(self), let name = namesOfRetrying.first(where: canPress) {
                try press(name)
                // It may have failed again immediately.
                await Task.yield()
            }
        }
    }
}
