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
    func see(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" is not seen", location) { $0.names.contains(name) }
    }

    /// Waits until something is not seen any more.
    func doNotSee(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" is seen", location) { !$0.names.contains(name) }
    }

    /// Waits until something has a value, or is not there for `nil`.
    func see(_ name: String, with value: String?, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" is not \(value ?? "gone")", location) { $0.value(of: name) == value }
    }

    /// Waits until something can be pressed: a button that is busy cannot.
    func seeButton(_ name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        try await reach("\"\(name)\" cannot be pressed", location) { $0.canPress(name) }
    }

    /// Waits until something can be pressed, and presses it.
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

    /// Places the order, again if the shop cannot be reached, until something is seen.
    func placeOrder(until name: String, _ location: SourceLocation = #_sourceLocation) async throws {
        repeat {
            try await tap("Place Order", location)
            try await reach("The order has no answer", location) { $0.names.contains(name) || $0.isOutOfReach }
        } while isOutOfReach
    }

    /// Turns a setting, again if the shop has lost that on the way, until it is saved.
    func save(_ setting: Setting, on isOn: Bool, _ location: SourceLocation = #_sourceLocation) async throws {
        repeat {
            try turn(setting.title, on: isOn)
            try await reach("\(setting.title) is not saved", location) {
                $0.value(of: setting.title) != nil && !$0.names.contains("Saving...") && !$0.canPress("Retry")
            }
        } while value(of: setting.title) != "\(isOn)"
    }

    private var isOutOfReach: Bool { names.contains(RepositoryError.unreachable.description) }

    /// Waits until a condition holds; what fails meanwhile is tried again, as a shopper would.
    func reach(
        _ problem: String,
        _ location: SourceLocation = #_sourceLocation,
        until condition: (Self) -> Bool
    ) async throws {
        let namesOfRetrying = ["Retry", "Count the cart again"]
        while !condition(self) {
            await wait { driver in condition(driver) || namesOfRetrying.contains { driver.canPress($0) } }
            if Task.isCancelled {
                Issue.record("\(problem) in:\n\(description)", sourceLocation: location)
                throw CancellationError()
            }
            if !condition(self), let name = namesOfRetrying.first(where: canPress) {
                try press(name)
                // It may have failed again at once.
                await Task.yield()
            }
        }
    }
}
