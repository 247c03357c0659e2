/// The cookies of a visitor.
///
/// It reads the attributes that sites built with VSMWeb, and proxies, use. A hostile site cannot make it large.
public struct CookieJar: Equatable, Sendable {
    private static let maximumCount = 50
    private static let maximumSize = 4_096

    private var cookies: [(name: String, value: String)] = []

    /// Creates an empty jar.
    public init() {}

    /// Takes the value of a `Set-Cookie` header.
    public mutating func take(_ header: String) {
        guard header.utf8.count <= Self.maximumSize else { return }
        let parts = header.split(separator: ";").map { $0.drop { $0 == " " } }
        guard let pair = parts.first, let equals = pair.firstIndex(of: "="), equals > pair.startIndex else { return }
        let name = String(pair[..<equals])
        let isDeleted = parts.dropFirst().contains { $0.lowercased() == "max-age=0" }
        cookies.removeAll { $0.name == name }
        guard !isDeleted, cookies.count < Self.maximumCount else { return }
        cookies.append((name, String(pair[pair.index(after: equals)...])))
    }

    /// Removes a cookie.
    public mutating func remove(_ name: String) {
        cookies.removeAll { $0.name == name }
    }

    /// The value of the `Cookie` header; `nil` without cookies.
    public var header: String? {
        cookies.isEmpty ? nil : cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }

    /// Returns whether two jars have the same cookies.
    public static func == (left: CookieJar, right: CookieJar) -> Bool { left.header == right.header }
}
