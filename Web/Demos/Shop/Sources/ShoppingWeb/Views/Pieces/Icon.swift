/// An icon of the style sheet, in front of the text of an element.
enum Icon: String {
    case account, cart, favorites, orders, products, search, settings

    /// The classes of an element with the icon.
    var classes: String { "icon icon-\(rawValue)" }
}
