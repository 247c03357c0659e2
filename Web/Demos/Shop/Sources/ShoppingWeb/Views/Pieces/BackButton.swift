import VSMWeb

/// A link to the parent page.
struct BackButton: HTML {
    var route = ShopRoute.allProducts

    var content: some HTML {
        a(to: route) { "Back" }.class("button plain back").role(.button)
    }
}
