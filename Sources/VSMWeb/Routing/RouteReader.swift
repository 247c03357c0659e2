/// The parts of an address, which routes read one after the other.
///
/// A pure value. It reads bytes of the network, and nothing in them makes it trap.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct RouteReader {
    private var components: ArraySlice<String>
    private let query: [FormItem]

    /// Splits a path with a query.
    ///
    /// Slashes at the end and in a row count as one.
    ///
    /// - Returns: `nil` if a component of the path does not decode to UTF-8.
    init?(target: String) {
        let bytes = target.utf8.prefix { $0 != UInt8(ascii: "#") }
        let path = bytes.prefix { $0 != UInt8(ascii: "?") }
        var components: [String] = []
        for component in path.split(separator: UInt8(ascii: "/")) {
            guard let decoded = PercentEncoding.decode(component) else { return nil }
            components.append(decoded)
        }
        self.components = components[...]
        query = FormEncoding.decodeQuery(Array(bytes.dropFirst(path.count + 1)))
    }

    /// The components of a path that is written without percent-encoding.
    static func components(of path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    }

    /// Whether the whole path was read.
    var isAtEnd: Bool { components.isEmpty }

    /// Reads components that are the same in every address.
    mutating func skip(_ expected: [String]) throws(RouteMismatch) {
        guard components.starts(with: expected) else { throw RouteMismatch() }
        components.removeFirst(expected.count)
    }

    /// Reads a component.
    mutating func nextValue() throws(RouteMismatch) -> String {
        guard let component = components.popFirst() else { throw RouteMismatch() }
        return DotSegments.unescape(component)
    }

    /// The values of a name in the query.
    func values<Value: RouteValue>(of name: String, as type: Value.Type) -> [Value] {
        query.lazy.filter { $0.name == name }.compactMap { Value.value(ofRouteText: $0.value) }
    }
}

/// An address is not that of a route.
struct RouteMismatch: Error {}

/// Values that cannot be components of a path as they are: browsers drop an empty one, and resolve `.` and `..`.
///
/// Each of them is written after a tilde; and so is what would be read as such, so that nothing is lost.
enum DotSegments {
    static func escape(_ value: String) -> String { isSpecial(value) ? "~" + value : value }

    static func unescape(_ component: String) -> String {
        component.utf8.first == UInt8(ascii: "~") && isSpecial(component) ? String(component.dropFirst()) : component
    }

    /// Whether a text is any number of tildes before nothing, one dot, or two.
    private static func isSpecial(_ text: String) -> Bool {
        let rest = text.utf8.drop { $0 == UInt8(ascii: "~") }
        return rest.count <= 2 && rest.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}
