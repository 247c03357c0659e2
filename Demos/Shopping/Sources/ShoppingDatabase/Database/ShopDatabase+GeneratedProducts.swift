import GRDB
import ShoppingFeatures

extension ShopDatabase {
    /// Adds products after those of the catalog, up to a number of products.
    static func generateProducts(upTo count: Int, in pool: DatabasePool) throws {
        guard count > Product.catalog.count else { return }
        try pool.write { database in
            let known = try ProductRecord.fetchCount(database)
            guard known < count else { return }
            for id in known + 1...count { try ProductRecord(.generated(Product.ID(id))).insert(database) }
        }
    }
}
