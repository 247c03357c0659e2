import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

private struct Product: Identifiable {
    let id: Int
    let name: String
}

private struct ProductsPage: HTML {
    let products: [Product]

    var content: some HTML {
        ul {
            forEach(products, key: \.id) { product in li { product.name } }
        }
    }
}

// snippet.assets
private let stylesheet = ".vsm-error { color: #b00; }"

private let styledShop = Site(
    title: "Shop",
    stylesheets: ["/shop.css"],
    assets: [Asset("/shop.css", .css, content: Array(stylesheet.utf8))]
) { _ in
    ProductsPage(products: [Product(id: 1, name: "Couch")])
}
// snippet.end

@Test("Live pages: a site with a style sheet")
func shopSite() throws {
    try withTestHost { host in
        let page = try host.open(styledShop)
        try page.expect(.item("Couch"))
        #expect(styledShop.stylesheets == ["/shop.css"])
        #expect(styledShop.assets.map(\.path) == ["/shop.css"])
    }
}
