/// Collects the parts of an address.
struct RouteWriter {
    private var path: [UInt8] = []
    private var query: [UInt8] = []

    /// The path with its query.
    ///
    /// The path begins with exactly one slash, because two slashes would begin the name of another host.
    var target: String {
        let path = path.isEmpty ? [UInt8(ascii: "/")] : path
        return String(decoding: query.isEmpty ? path : path + [UInt8(ascii: "?")] + query, as: UTF8.self)
    }

    /// Appends fixed components.
    mutating func append(_ components: [String]) {
        for component in components { append(component) }
    }

    /// Appends a component for a value.
    mutating func appendValue(_ text: String) { append(DotSegments.escape(text)) }

    /// Appends an item of the query.
    mutating func appendQuery(_ name: String, _ value: String) { FormEncoding.append(name, value, to: &query) }

    private mutating func append(_ component: String) {
        path.append(UInt8(ascii: "/"))
        PercentEncoding.append(component, to: &path)
    }
}
