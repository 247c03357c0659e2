/// The address of a request, read once.
///
/// A pure value. Everything that depends on the path of a request compares the decoded components, so that no two parts
/// of a server read one path differently.
struct RequestAddress: Equatable, Sendable {
    /// The maximum length of a path and query, in bytes.
    static let maximumLength = 2048

    /// The path and query, as they were sent.
    let target: String
    /// The decoded components of the path; empty for the start page.
    ///
    /// Repeated slashes count as one, and slashes at the end are ignored.
    let path: [String]

    /// Reads the target of a request.
    ///
    /// - Returns: `nil` if the target is too long, is not a path of this server, or does not decode to UTF-8.
    init?(_ target: String) {
        let bytes = target.utf8
        let slash = UInt8(ascii: "/")
        guard bytes.count <= Self.maximumLength, WebURL(target) != nil else { return nil }
        // Two slashes would precede the name of another host.
        guard bytes.first == slash, bytes.dropFirst().first != slash else { return nil }
        guard let path = Self.components(of: target) else { return nil }
        self.target = target
        self.path = path
    }

    /// The path as it was sent, without the query.
    var spelling: String { String(Self.path(of: target)) }

    /// Whether the target has more than a path.
    var hasQuery: Bool { spelling.utf8.count < target.utf8.count }

    /// Returns the first value of an item of the query; `nil` if there is no such item.
    func queryValue(_ name: String) -> String? { Self.query(of: target).first { $0.name == name }?.value }

    /// Returns the decoded components of the path of a target.
    ///
    /// - Returns: `nil` if a component does not decode to UTF-8.
    static func components(of target: String) -> [String]? {
        var components: [String] = []
        for component in path(of: target).utf8.split(separator: UInt8(ascii: "/")) {
            guard let decoded = PercentEncoding.decode(component) else { return nil }
            components.append(decoded)
        }
        return components
    }

    /// Returns the items of the query of a target.
    static func query(of target: String) -> [FormItem] {
        let query = target.utf8.dropFirst(path(of: target).utf8.count).prefix { $0 != UInt8(ascii: "#") }
        return FormEncoding.decodeQuery(Array(query.dropFirst()))
    }

    /// Returns the part of a target before the query and the fragment.
    private static func path(of target: String) -> Substring {
        Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    }
}
