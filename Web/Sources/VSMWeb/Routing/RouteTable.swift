/// The routes of a site, for reading addresses.
public struct RouteTable<Page: Sendable>: Sendable {
    private let routes: [any _RouteTableEntry<Page>]

    /// Creates a table.
    ///
    /// - Parameter routes: The routes. If several of them read an address, the first one applies.
    public init(_ routes: any _RouteTableEntry<Page>...) {
        self.routes = routes
    }

    /// Returns the page at an address; `nil` if there is none.
    public func page(at address: RouteAddress) -> Page? {
        for route in routes {
            if let page = route.page(at: address) { return page }
        }
        return nil
    }
}
