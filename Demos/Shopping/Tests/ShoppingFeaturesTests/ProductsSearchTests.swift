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

    @Test("Without a search all products are there")
    func noSearch() {
        #expect(browser.search == "")
        #expect(browser.products == [.ottoman, .tvStand, .couch, .coffeeTable, .diningTable])
    }

    @Test(
        "A search narrows the products to those whose names have all of its words",
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

    @Test("The text is kept as it was typed, so that it stays in the search field")
    func keepsText() throws {
        #expect(try #require(browser.search(for: " Tab").browser).search == " Tab")
    }

    @Test("A search starts from all products, not from those that the last one found")
    func searchAgain() throws {
        let narrowed = try #require(browser.search(for: "couch").browser)
        #expect(narrowed.search(for: "ottoman").summary == "loaded: Ottoman")
    }

    @Test("Clearing the search brings all products back", arguments: ["", " "])
    func clear(text: String) throws {
        let narrowed = try #require(browser.search(for: "piano").browser)
        #expect(try #require(narrowed.search(for: text).browser).products == browser.products)
    }

    @Test("A search is in the container at once")
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
