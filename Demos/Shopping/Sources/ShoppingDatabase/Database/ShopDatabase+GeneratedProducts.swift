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

extension Product {
    /// Returns a variant of a product of the catalog, which has its own name and depends only on the identifier.
    static func generated(_ id: Product.ID) -> Product {
        let original = catalog[Int((id - 1) % Product.ID(catalog.count))]
        return Product(
            id: id,
            name: "\(original.name) \(id)",
            price: Money(cents: 19_99 + Int(id * 7919 % 900) * 100),
            summary: original.summary,
            picture: original.picture
        )
    }
}
