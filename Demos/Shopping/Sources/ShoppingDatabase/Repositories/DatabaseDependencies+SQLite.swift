extension DatabaseDependencies {
    /// Creates the dependencies of a shopper on a database in SQLite.
    ///
    /// - Parameters:
    ///   - database: the database of the shop.
    ///   - visitor: identifies the shopper.
    ///   - disturbance: the delays and failures to add to the repositories, if any.
    public init(_ database: ShopDatabase, visitor: String, disturbance: Disturbance? = nil) {
        self.init(
            products: DatabaseProductRepository(database: database),
            cart: DatabaseCartRepository(database: database, visitor: visitor),
            orders: DatabaseOrderRepository(database: database, visitor: visitor),
            favorites: DatabaseFavoriteRepository(database: database, visitor: visitor),
            profile: DatabaseProfileRepository(database: database, visitor: visitor),
            settings: DatabaseSettingsRepository(database: database, visitor: visitor),
            disturbance: disturbance
        )
    }
}
