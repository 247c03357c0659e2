import VSMWeb

/// A link to the page above this one.
struct BackButton: HTML {
    var route = ShopRoute.allProducts

    var content: some HTML {
        a(to: route) { "Back" }.class("button plain back").role(.button)
    }
}
