import ShoppingFeatures

/// What the features need, as far as a test has written it down.
struct MockDependencies: ProductRepositoryDependency, CartRepositoryDependency {
    var products = MockProductRepository()
    var cart = MockCartRepository()

    var productRepository: any ProductRepository { products }
    var cartRepository: any CartRepository { cart }
}
