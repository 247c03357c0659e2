import ShoppingDatabase
import ShoppingFeatures
import Testing
import VSM

@Suite("Favorites, profile and settings in the database", .timeLimit(.minutes(10)))
struct AccountRepositoryTests {
    private let shop: TemporaryShop
    private let ada: DatabaseDependencies
    private let otherWindow: DatabaseDependencies
    private let grace: DatabaseDependencies

    init() throws {
        shop = try TemporaryShop()
        let database = try shop.open()
        ada = DatabaseDependencies(database, visitor: "Ada")
        otherWindow = DatabaseDependencies(database, visitor: "Ada")
        grace = DatabaseDependencies(database, visitor: "Grace")
    }

    @Test("Favorites are in the order in which they were added, and belong to the visitor")
    func favorites() async throws {
        for product in [Product.Known.couch, Product.Known.ottoman, Product.Known.couch] {
            try await ada.favoriteRepository.setFavorite(product, to: true)
        }
        let products = try await ada.favoriteRepository.favorites().current
        #expect(products.map(\.name) == ["Couch", "Ottoman"])
        #expect(try await grace.favoriteRepository.favorites().current.isEmpty)
    }

    @Test("Windows see each other's favorites, and many can be added and removed")
    func favoritesObserved() async throws {
        var windows = try await ada.favoriteRepository.favorites().makeAsyncIterator()
        #expect(try await windows.next() == [])
        let products = try await ada.productRepository.loadProducts()
        for product in products {
            try await otherWindow.favoriteRepository.setFavorite(product.id, to: true)
            #expect(try await windows.next()?.contains(product) == true)
        }
        for product in products {
            try await otherWindow.favoriteRepository.setFavorite(product.id, to: false)
            #expect(try await windows.next()?.contains(product) == false)
        }
        #expect(try await ada.favoriteRepository.favorites().current.isEmpty)
    }

    @Test("An unknown product cannot become a favorite, and can be removed from the favorites")
    func unknownFavorite() async throws {
        let unknown = Product.Known.unknown
        await #expect(throws: RepositoryError.unknownProduct(unknown)) {
            try await ada.favoriteRepository.setFavorite(unknown, to: true)
        }
        try await ada.favoriteRepository.setFavorite(unknown, to: false)
    }

    @Test("A user name is SomeUser until the visitor saves another one")
    func username() async throws {
        var names = try await ada.profileRepository.usernames().makeAsyncIterator()
        #expect(try await names.next()?.description == "SomeUser")
        for name in ["Grace", "O'Hara \"; DROP TABLE profile; --"] {
            try await otherWindow.profileRepository.save(Username(name))
            #expect(try await names.next()?.description == name)
        }
        #expect(try await grace.profileRepository.usernames().current == .initial)
    }

    @Test("Settings are off until the visitor turns them on, each separately")
    func settings() async throws {
        var settings = try await ada.settingsRepository.settings().makeAsyncIterator()
        #expect(try await settings.next() == Settings())
        for setting in Setting.allCases {
            try await otherWindow.settingsRepository.set(setting, to: true)
            #expect(try await settings.next()?[setting] == true)
        }
        try await otherWindow.settingsRepository.set(.customBinding, to: false)
        #expect(
            try await settings.next() == Settings(on: [.convenienceBinding1, .convenienceBinding2, .stateBinding])
        )
        #expect(try await grace.settingsRepository.settings().current == Settings())
    }

    @Test("Everything is saved when the database is opened again")
    func reopened() async throws {
        try await ada.favoriteRepository.setFavorite(Product.Known.couch, to: true)
        try await ada.profileRepository.save(Username("Grace"))
        try await ada.settingsRepository.set(.stateBinding, to: true)
        let reopened = DatabaseDependencies(try shop.open(), visitor: "Ada")
        #expect(try await reopened.favoriteRepository.favorites().current.contains { $0.id == Product.Known.couch })
        #expect(try await reopened.profileRepository.usernames().current.description == "Grace")
        #expect(try await reopened.settingsRepository.settings().current == Settings(on: [.stateBinding]))
    }
}
