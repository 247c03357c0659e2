/// A request for a page.
public struct PageRequest: Equatable, Sendable {
    /// The decoded components of the path; empty for the start page.
    public let path: [String]

    /// The path and query of the request.
    public let target: String

    /// The address of the request, for ``RouteTable/page(at:)``.
    public var address: RouteAddress { RouteAddress(target: target) }

    /// Identifies a browser, across all of its windows.
    ///
    /// It is a secret that authenticates the browser. Treat it like a password: use it as a key, and never display or
    /// log it.
    public let visitor: String

    /// Creates the request of a visitor for the page at an address.
    init(_ address: RequestAddress, visitor: String) {
        path = address.path
        target = address.target
        self.visitor = visitor
    }

    /// Parses a request target.
    ///
    /// - Returns: `nil` if the target is too long, is not a path of this site, or does not decode to UTF-8.
    init?(target: String, visitor: String) {
        guard let address = RequestAddress(target) else { return nil }
        self.init(address, visitor: visitor)
    }
}
