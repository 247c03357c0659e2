import GRDB
import ShoppingFeatures

/// A row of the table of products.
struct ProductRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "product"

    let product: Product

    init(_ product: Product) {
        self.product = product
    }

    init(row: Row) throws {
        product = Product(
            id: row["id"],
            name: row["name"],
            price: Money(cents: row["price"]),
            summary: row["summary"],
            picture: row["picture"]
        )
    }

    func encode(to container: inout PersistenceContainer) {
        container["id"] = product.id
        container["name"] = product.name
        container["price"] = product.price.cents
        container["summary"] = product.summary
        container["picture"] = product.picture
    }
}
