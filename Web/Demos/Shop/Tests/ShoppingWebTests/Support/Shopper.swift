import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

/// A person with a window of a shop, who waits for slow requests and retries failed ones.
struct Shopper {
    let page: LiveTest
    let shop: StubShop
    let host: TestHost

    /// Opens a window.
    init(_ shop: StubShop, _ path: String = "/", on host: TestHost) throws {
        self.shop = shop
        self.host = host
        page = try host.open(shop.site, path)
        try settle()
    }

    /// Presses a button, and waits for the result.
    func press(_ name: String) throws {
        try page.button(name).click()
        try settle()
    }

    /// Follows a link, and waits for the page.
    func follow(_ name: String) throws {
        try page.link(name).click()
        try settle()
    }

    /// Goes back to the previous page, and waits for it.
    func goBack() throws {
        try page.back()
        try settle()
    }

    /// Goes forward again, and waits for the page.
    func goForward() throws {
        try page.forward()
        try settle()
    }

    /// Opens the page of a product from the grid.
    func open(_ product: String) throws {
        try follow("Products")
        try follow(product)
        try page.expect(.heading(product))
    }

    /// Opens a page of the account.
    func openAccount(_ title: String) throws {
        try follow("Account")
        try press(title)
        try page.expect(.heading(title))
    }

    /// Puts products into the cart.
    func add(_ products: String...) throws {
        for product in products {
            try open(product)
            try press("Add to Cart")
            try page.expect(.status("It is in your cart."))
        }
    }

    /// Lets the shop answer, and retries failed requests, until the page is at rest.
    func settle() throws {
        host.runUntilIdle(with: page)
        for _ in 0..<100 {
            if shop.isWaiting {
                shop.answer()
            } else if let button = buttonToTryAgain {
                try button.click()
            } else {
                return
            }
            host.runUntilIdle(with: page)
        }
        Issue.record("The page does not come to rest:\n\(page.outline)")
    }

    private var buttonToTryAgain: LiveElement? {
        guard shop.conditions == .failing else { return nil }
        // A request that the shop refuses is not repeated.
        guard page.alert("Insufficient funds!").count == 0 else { return nil }
        return ["Retry", "Count the cart again"].lazy.map { page.button($0) }.first { $0.count > 0 }?.at(0)
    }
}

extension TestHost {
    /// Runs the host and the browser, each of which can have messages for the other.
    nonisolated func runUntilIdle(with page: LiveTest) {
        var outline: String
        repeat {
            outline = page.outline
            runUntilIdle()
        } while page.outline != outline
    }
}
