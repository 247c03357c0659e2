/// A URL that is safe to put into a page.
///
/// Relative URLs and the schemes `http`, `https`, `mailto` and `tel` are allowed. `javascript:`, `data:` and any other
/// scheme are refused, even if they are disguised with control characters, which browsers skip.
///
/// ```swift
/// a(href: "/products/1") { "Ottoman" }
/// if let url = WebURL(product.homepage) { a(href: url) { "Manufacturer" } }
/// ```
public struct WebURL: Hashable, Sendable {
    /// The URL as it is written into the page, before escaping.
    public let string: String

    private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Checks a URL.
    ///
    /// - Parameter string: A relative or absolute URL.
    /// - Returns: `nil` if the URL has a control character, a space or a backslash, or a scheme that is not allowed.
    public init?(_ string: String) {
        guard !string.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7f || $0 == UInt8(ascii: "\\") }) else { return nil }
        if let scheme = Self.scheme(of: string), !Self.allowedSchemes.contains(scheme) { return nil }
        self.string = string
    }

    /// Adopts a percent-encoded path that begins with one slash.
    init(target: String) {
        string = target
    }

    /// The text before the first colon, lowercased, unless a slash, a question mark or a hash precedes it.
    private static func scheme(of string: String) -> String? {
        for (index, byte) in zip(string.utf8.indices, string.utf8) {
            switch byte {
            case UInt8(ascii: ":"): return string[..<index].lowercased()
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
            default: continue
            }
        }
        return nil
    }
}

extension WebURL: ExpressibleByStringLiteral {
    /// Creates a URL from a literal; one that is not allowed traps.
    public init(stringLiteral value: String) {
        guard let url = WebURL(value) else {
            fatalError("\"\(value)\" is not a URL that a page may contain. Use http, https, mailto, tel or a path.")
        }
        self = url
    }
}
