import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Products: loading")
struct ProductsLoadingTests {
    private static let loaded = "loaded: Ottoman, Couch"

    private var dependencies = MockDependencies.withoutFavorites

    private var model: ProductsLoaderModel { ProductsLoaderModel(dependencies: dependencies) }

    @Test("The favorites are loaded together with the products, and not followed")
    mutating func favorites() async throws {
        let favorites = SharedValue<[Product]>([.couch])
        var requests: [String] = []
        dependencies.favorites.favoritesAction = {
            requests.append("favorites")
            return favorites.changes()
        }
        dependencies.products.loadProductsAction = {
            await choose(among: [()])
            requests.append("products")
            return [.couch]
        }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(cases: "loading", "loaded")
            #expect(journey.state?.browser?.favorites == favorites.value)
            #expect(requests == ["favorites", "products"])
            #expect(favorites.windows.followerCount == 0)
        }
    }

    @Test("The products are shown even if the favorites cannot be loaded")
    mutating func withoutFavorites() {
        dependencies.favorites.favoritesAction = { throw RepositoryError.unreachable }
        dependencies.products.loadProductsAction = { [.ottoman, .couch] }
        withTestHost { host in
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(["loading", Self.loaded], of: \.summary)
            #expect(journey.state?.browser?.favorites == nil)
        }
    }
}
