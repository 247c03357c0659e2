/// The addresses of one kind of page, which one description reads and writes.
///
/// Create a route with ``SiteRoute/route(_:_:make:)``. Call it like a function to get the address of a page with
/// values.
public struct Route<Page: Sendable, each Value>: Sendable {
    private let path: [String]
    private let parts: (repeat RoutePart<each Value>)
    private let make: @Sendable (repeat each Value) -> Page

    init(
        _ path: String,
        _ parts: repeat RoutePart<each Value>,
        make: @escaping @Sendable (repeat each Value) -> Page
    ) {
        self.path = RouteReader.components(of: path)
        self.parts = (repeat each parts)
        self.make = make
    }

    /// Returns the address of a page.
    ///
    /// - Parameter values: The values of the parts, in order.
    public func callAsFunction(_ values: repeat each Value) -> RouteAddress {
        var writer = RouteWriter()
        writer.append(path)
        repeat (each parts).write(each values, &writer)
        return RouteAddress(target: writer.target)
    }
}

extension Route: _RouteTableEntry {
    /// Reads the address of a page for ``RouteTable``.
    public func page(at address: RouteAddress) -> Page? {
        guard var reader = RouteReader(target: address.target) else { return nil }
        do {
            try reader.skip(path)
            let values = try (repeat (each parts).read(&reader))
            return reader.isAtEnd ? make(repeat each values) : nil
        } catch {
            return nil
        }
    }
}

/// An entry of a route table.
///
/// Each entry is a ``Route``.
public protocol _RouteTableEntry<Page>: Sendable {
    /// The pages of the site.
    associatedtype Page

    /// Reads the address of a page.
    ///
    /// - Returns: `nil` if the address is not of this kind.
    func page(at address: RouteAddress) -> Page?
}

/// The path and query of a page of the site.
public struct RouteAddress: Hashable, Sendable {
    /// The path and query, percent-encoded.
    public let target: String

    /// The address as a link.
    public var url: WebURL { WebURL(target: target) }
}
