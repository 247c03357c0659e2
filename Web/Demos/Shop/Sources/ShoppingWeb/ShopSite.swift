import ShoppingAssets
public import ShoppingFeatures
public import VSMWeb

extension Site {
    /// Returns the shop as a site.
    ///
    /// - Parameter loadDependencies: loads the dependencies of a shopper, once for each open page. If it throws, the
    ///   shopper can retry.
    public static func shop(
        loadDependencies: @escaping @Sendable (_ visitor: String) async throws -> any ShoppingDependencies
    ) -> Site {
        Site(
            title: "Hearth & Oak",
            routes: ShopRoute.self,
            stylesheets: ["/shop.css"],
            icon: "/icon.svg",
            assets: .shop
        ) { route, request in
            MainView(route: route) { try await loadDependencies(request.visitor) }
        } notFound: { request in
            MainView(route: nil) { try await loadDependencies(request.visitor) }
        }
    }
}
