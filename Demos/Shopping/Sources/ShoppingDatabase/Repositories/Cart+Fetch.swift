import GRDB
import ShoppingFeatures

extension Cart {
    /// Returns the cart of a visitor.
    static func fetch(_ database: Database, of visitor: String) throws -> Cart {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT product.*, cartLine.quantity FROM cartLine
                JOIN product ON product.id = cartLine.productID
                WHERE cartLine.visitor = ? ORDER BY cartLine.rowid
                """,
            arguments: [visitor]
        )
        let lines = try rows.map { row in
            Cart.Line(product: try ProductRecord(row: row).product, quantity: row["quantity"])
        }
        return Cart(lines: lines)
    }
}
