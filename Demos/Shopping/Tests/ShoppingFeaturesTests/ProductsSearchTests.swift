import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Products: search")
struct ProductsSearchTests {
    private let browser: any ProductsBrowsing

    init() throws {
        var dependencies = MockDependencies.withoutFavorites
        dependencies.products.loadProductsAction = { [.ottoman, .tvStand, .couch, .coffeeTable, .diningTable] }
        browser = try withTestHost { host in
            let journey = host.journey(of: ProductsLoaderModel(dependencies: dependencies).load())
            host.runUntilIdle()
            journey.expect(cases: "loading", "loaded")
            return try #require(journey.state?.browser)
        }
    }

    @Test(
        "A search finds the products whose names contain all of its words",
        arguments: [
            ("couch", "Couch"),
            ("COUCH", "Couch"),
            ("tab", "Coffee Table, Dining Table"),
            ("table coffee", "Coffee Table"),
            ("  coffee   table ", "Coffee Table"),
            ("o", "Ottoman, Couch, Coffee Table"),
            ("piano", ""),
        ]
    )
    func narrows(text: String, names: String) {
        #expect(browser.search(for: text).summary == "loaded: \(names)")
    }

    @Test("The text stays in the search field as it was typed")
    func keepsText() throws {
        #expect(try #require(browser.search(for: " Tab").browser).search == " Tab")
    }
}
