import VSMWeb

/// A message that there is nothing to show yet, with a link to the products.
struct Emptiness: HTML {
    let icon: Icon
    let sentence: String

    var content: some HTML {
        div {
            p { sentence }
            a(to: ShopRoute.allProducts) { "See the products" }.class("button quiet")
        }.class("empty \(icon.classes)")
    }
}

/// A message that the page does not exist, with a link to the products.
struct NothingHere: HTML {
    let sentence: String

    var content: some HTML {
        pageTitle("Not found · Hearth & Oak")
        BackButton()
        h1 { sentence }
    }
}
