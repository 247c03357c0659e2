import ShoppingFeatures

/// What the features need, with whatever outcome there can be.
struct ChoosingDependencies: ProductRepositoryDependency, CartRepositoryDependency {
    let products = ChoosingProductRepository()
    let cart = ChoosingCartRepository()

    var productRepository: any ProductRepository { products }
    var cartRepository: any CartRepository { cart }
}
