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

    @Test("Without a search, all products are shown")
    func noSearch() {
        #expect(browser.search == "")
        #expect(browser.products == [.ottoman, .tvStand, .couch, .coffeeTable, .diningTable])
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

    @Test("A search applies to all products, not to the results of the previous one")
    func searchAgain() throws {
        let narrowed = try #require(browser.search(for: "couch").browser)
        #expect(narrowed.search(for: "ottoman").summary == "loaded: Ottoman")
    }

    @Test("Clearing the search shows all products", arguments: ["", " "])
    func clear(text: String) throws {
        let narrowed = try #require(browser.search(for: "piano").browser)
        #expect(try #require(narrowed.search(for: text).browser).products == browser.products)
    }

    @Test("A search changes the state immediately")
    func container() {
        withTestHost { host in
            let container = host.container(state: ProductsViewState.loaded(browser))
            let journey = host.record(container)
            journey.skip()
            container.observe(browser.search(for: "tv"))
            journey.expect(["loaded: TV Stand"], of: \.summary)
        }
    }
}
