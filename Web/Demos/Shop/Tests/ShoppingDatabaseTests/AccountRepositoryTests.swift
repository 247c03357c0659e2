import ShoppingDatabase
import ShoppingFeatures
import Testing
import VSM

@Suite("Favorites, profile and settings in the database", .timeLimit(.minutes(10)))
struct AccountRepositoryTests {
    @Test(
        "Favorites are in the order in which they were added, and belong to the visitor",
        arguments: TestDatabase.available
    )
    func favorites(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        for product in [Product.Known.couch, Product.Known.ottoman, Product.Known.couch] {
            try await shop.dependencies().favoriteRepository.setFavorite(product, to: true)
        }
        let products = try await shop.dependencies().favoriteRepository.favorites().current
        #expect(products.map(\.name) == ["Couch", "Ottoman"])
        #expect(try await shop.dependencies(of: "Grace").favoriteRepository.favorites().current.isEmpty)
    }

    @Test("Windows see each other's favorites, and many can be added and removed", arguments: TestDatabase.available)
    func favoritesObserved(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        var windows = try await shop.dependencies().favoriteRepository.favorites().makeAsyncIterator()
        #expect(try await windows.next() == [])
        let products = try await shop.dependencies().productRepository.loadProducts()
        for product in products {
            try await shop.dependencies().favoriteRepository.setFavorite(product.id, to: true)
            #expect(try await windows.next()?.contains(product) == true)
        }
        for product in products {
            try await shop.dependencies().favoriteRepository.setFavorite(product.id, to: false)
            #expect(try await windows.next()?.contains(product) == false)
        }
        #expect(try await shop.dependencies().favoriteRepository.favorites().current.isEmpty)
    }

    @Test(
        "An unknown product cannot become a favorite, and can be removed from the favorites",
        arguments: TestDatabase.available
    )
    func unknownFavorite(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        let unknown = Product.Known.unknown
        await #expect(throws: RepositoryError.unknownProduct(unknown)) {
            try await shop.dependencies().favoriteRepository.setFavorite(unknown, to: true)
        }
        try await shop.dependencies().favoriteRepository.setFavorite(unknown, to: false)
    }

    @Test("A user name is SomeUser until the visitor saves another one", arguments: TestDatabase.available)
    func username(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        var names = try await shop.dependencies().profileRepository.usernames().makeAsyncIterator()
        #expect(try await names.next()?.description == "SomeUser")
        for name in ["Grace", "O'Hara \"; DROP TABLE profile; --"] {
            try await shop.dependencies().profileRepository.save(Username(name))
            #expect(try await names.next()?.description == name)
        }
        #expect(try await shop.dependencies(of: "Grace").profileRepository.usernames().current == .initial)
    }

    @Test("Settings are off until the visitor turns them on, each separately", arguments: TestDatabase.available)
    func settings(database: TestDatabase) async throws {
        let shop = try await TestShop(database)
        var settings = try await shop.dependencies().settingsRepository.settings().makeAsyncIterator()
        #expect(try await settings.next() == Settings())
        for setting in Setting.allCases {
            try await shop.dependencies().settingsRepository.set(setting, to: true)
            #expect(try await settings.next()?[setting] == true)
        }
        try await shop.dependencies().settingsRepository.set(.priceAlerts, to: false)
        #expect(
            try await settings.next() == Settings(on: [.newsletter, .orderUpdates, .personalOffers])
        )
        #expect(try await shop.dependencies(of: "Grace").settingsRepository.settings().current == Settings())
    }
}
