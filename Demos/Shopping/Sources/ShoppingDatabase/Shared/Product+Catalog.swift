public import ShoppingFeatures

extension Product {
    /// The products of a new shop.
    public static let catalog: [Product] = [
        furniture(1, "Ottoman", 199_99, "A soft seat for tired feet, with room for a blanket inside."),
        furniture(2, "TV Stand", 299_99, "Oak, with two drawers and a way out for every cable."),
        furniture(3, "Couch", 599_99, "Three people fit, or one who has had a long day."),
        furniture(4, "Armchair", 349_00, "Deep, buttoned and the colour of mustard. Reading lamp not included."),
        furniture(5, "Bookcase", 229_50, "Four shelves that do not bend, whatever you read."),
        furniture(6, "Coffee Table", 149_95, "Rounded corners, for people who get up at night."),
        furniture(7, "Dining Table", 549_00, "Seats six; eight, if they like each other."),
        furniture(8, "Dining Chair", 89_99, "Beech with a cushion. Comes alone, likes company."),
        furniture(9, "Floor Lamp", 79_90, "Three legs, one warm light."),
        furniture(10, "Desk", 279_00, "Three drawers for what has to be done, a wide top for what is fun."),
        furniture(11, "Wardrobe", 459_00, "Two doors, two drawers and no creaking."),
        furniture(12, "Bed", 499_99, "Solid wood and slats that give way a little."),
    ]

    /// Returns a product whose picture has the product's name.
    private static func furniture(_ id: ID, _ name: String, _ cents: Int, _ summary: String) -> Product {
        let picture = name.lowercased().split(separator: " ").joined(separator: "-")
        return Product(id: id, name: name, price: Money(cents: cents), summary: summary, picture: picture)
    }
}
