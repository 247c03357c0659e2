/// The parts of an address, which routes read in order.
///
/// This is a pure value. It reads bytes from the network, and no input makes it trap.
struct RouteReader {
    private var components: ArraySlice<String>
    private let query: [FormItem]

    /// Splits a path with a query.
    ///
    /// Repeated slashes count as one, and slashes at the end are ignored.
    ///
    /// - Returns: `nil` if a component of the path does not decode to UTF-8.
    init?(target: String) {
        guard let components = RequestAddress.components(of: target) else { return nil }
        self.components = components[...]
        query = RequestAddress.query(of: target)
    }

    /// Returns the components of a path without percent-encoding.
    static func components(of path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    }

    /// Whether the reader has read the whole path.
    var isAtEnd: Bool { components.isEmpty }

    /// Reads fixed components.
    mutating func skip(_ expected: [String]) throws(RouteMismatch) {
        guard components.starts(with: expected) else { throw RouteMismatch() }
        components.removeFirst(expected.count)
    }

    /// Reads a component.
    mutating func nextValue() throws(RouteMismatch) -> String {
        guard let component = components.popFirst() else { throw RouteMismatch() }
        return DotSegments.unescape(component)
    }

    /// Returns the values of a name in the query.
    func values<Value: RouteValue>(of name: String, as type: Value.Type) -> [Value] {
        query.lazy.filter { $0.name == name }.compactMap { Value.value(ofRouteText: $0.value) }
    }
}

/// An error that says that an address does not match a route.
struct RouteMismatch: Error {}

/// Escapes values that browsers change in a path: browsers drop an empty component, and resolve `.` and `..`.
///
/// A tilde precedes each such value, and each value that looks like an escaped one, so that no value is lost.
enum DotSegments {
    static func escape(_ value: String) -> String { isSpecial(value) ? "~" + value : value }

    static func unescape(_ component: String) -> String {
        component.utf8.first == UInt8(ascii: "~") && isSpecial(component) ? String(component.dropFirst()) : component
    }

    /// Returns whether a text consists of tildes before an empty text, one dot or two dots.
    private static func isSpecial(_ text: String) -> Bool {
        let rest = text.utf8.drop { $0 == UInt8(ascii: "~") }
        return rest.count <= 2 && rest.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}
