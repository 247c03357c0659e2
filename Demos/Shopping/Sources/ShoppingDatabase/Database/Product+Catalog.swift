import ShoppingFeatures

extension Product {
    /// The products of a new shop.
    static let catalog: [Product] = [
        Product(
            id: 1,
            name: "Ottoman",
            price: Money(cents: 199_99),
            summary: "A soft seat for tired feet, with room for a blanket inside.",
            picture: "ottoman"
        ),
        Product(
            id: 2,
            name: "TV Stand",
            price: Money(cents: 299_99),
            summary: "Oak, with two drawers and a way out for every cable.",
            picture: "tv-stand"
        ),
        Product(
            id: 3,
            name: "Couch",
            price: Money(cents: 599_99),
            summary: "Three people fit, or one who has had a long day.",
            picture: "couch"
        ),
        Product(
            id: 4,
            name: "Armchair",
            price: Money(cents: 349_00),
            summary: "Deep, buttoned and the colour of mustard. Reading lamp not included.",
            picture: "armchair"
        ),
        Product(
            id: 5,
            name: "Bookcase",
            price: Money(cents: 229_50),
            summary: "Four shelves that do not bend, whatever you read.",
            picture: "bookcase"
        ),
        Product(
            id: 6,
            name: "Coffee Table",
            price: Money(cents: 149_95),
            summary: "Rounded corners, for people who get up at night.",
            picture: "coffee-table"
        ),
        Product(
            id: 7,
            name: "Dining Table",
            price: Money(cents: 549_00),
            summary: "Seats six; eight, if they like each other.",
            picture: "dining-table"
        ),
        Product(
            id: 8,
            name: "Dining Chair",
            price: Money(cents: 89_99),
            summary: "Beech with a cushion. Comes alone, likes company.",
            picture: "dining-chair"
        ),
        Product(
            id: 9,
            name: "Floor Lamp",
            price: Money(cents: 79_90),
            summary: "Three legs, one warm light.",
            picture: "floor-lamp"
        ),
        Product(
            id: 10,
            name: "Desk",
            price: Money(cents: 279_00),
            summary: "Three drawers for what has to be done, a wide top for what is fun.",
            picture: "desk"
        ),
        Product(
            id: 11,
            name: "Wardrobe",
            price: Money(cents: 459_00),
            summary: "Two doors, two drawers and no creaking.",
            picture: "wardrobe"
        ),
        Product(
            id: 12,
            name: "Bed",
            price: Money(cents: 499_99),
            summary: "Solid wood and slats that give way a little.",
            picture: "bed"
        ),
    ]
}
