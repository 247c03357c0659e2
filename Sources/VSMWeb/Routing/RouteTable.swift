/// All routes of a site, for reading addresses.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct RouteTable<Page: SiteRoute>: Sendable {
    private let routes: [any RouteTableEntry<Page>]

    /// Creates a table.
    ///
    /// - Parameter routes: The routes; of several that read an address, the first one counts.
    public init(_ routes: any RouteTableEntry<Page>...) {
        self.routes = routes
    }

    /// The page at an address; `nil` if there is none.
    public func page(at address: RouteAddress) -> Page? {
        for route in routes {
            if let page = route.page(at: address) { return page }
        }
        return nil
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension SiteRoute {
    /// What is wrong with the addresses of pages, for a test: each must lead back to its page.
    ///
    /// ```swift
    /// #expect(ShopRoute.mistakes(in: [.products(search: "a/b"), .product(3), .cart]).isEmpty)
    /// ```
    ///
    /// A mistake is a route that is missing in ``SiteRoute/table``, or comes after another one that reads its addresses, or
    /// whose case in ``SiteRoute/address`` names another.
    ///
    /// - Parameter pages: One page of each kind at least; take values with a slash, a space, and nothing in them.
    /// - Returns: A sentence for each mistake.
    public static func mistakes(in pages: [Self]) -> [String] {
        pages.compactMap { page in
            let address = page.address
            guard let other = table.page(at: address) else {
                return "\(page) has the address \(address.target), which leads to no page. Is its route in the table?"
            }
            return other == page ? nil : "\(page) has the address \(address.target), which leads to \(other)."
        }
    }
}
