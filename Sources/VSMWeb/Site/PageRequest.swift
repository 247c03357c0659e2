/// A request for a page.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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

    /// The maximum length of a path and query, in bytes.
    static let maximumTargetLength = 2048

    /// Parses a request target.
    ///
    /// - Returns: `nil` if the target is too long, is not a path of this site, or does not decode to UTF-8.
    init?(target: String, visitor: String) {
        let bytes = target.utf8
        let slash = UInt8(ascii: "/")
        guard bytes.count <= Self.maximumTargetLength, WebURL(target) != nil else { return nil }
        // Two slashes would precede the name of another host.
        guard bytes.first == slash, bytes.dropFirst().first != slash else { return nil }
        let pathPart = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        var path: [String] = []
        for part in pathPart.split(separator: slash) {
            guard let decoded = PercentEncoding.decode(part) else { return nil }
            path.append(decoded)
        }
        self.path = path
        self.target = target
        self.visitor = visitor
    }
}
