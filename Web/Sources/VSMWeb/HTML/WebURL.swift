/// A URL that is safe in a page.
///
/// Relative URLs and the schemes `http`, `https`, `mailto` and `tel` are allowed. All other schemes, such as
/// `javascript:` and `data:`, are refused, even if they contain control characters, which browsers skip.
///
/// ```swift
/// a(href: "/products/1") { "Ottoman" }
/// if let url = WebURL(product.homepage) { a(href: url) { "Manufacturer" } }
/// ```
public struct WebURL: Hashable, Sendable {
    /// The URL as the page contains it, before escaping.
    public let string: String

    private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Creates a URL.
    ///
    /// - Parameter string: A relative or absolute URL.
    /// - Returns: `nil` if the URL has a control character, a space or a backslash, or a scheme that is not allowed.
    public init?(_ string: String) {
        guard !string.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7f || $0 == UInt8(ascii: "\\") }) else { return nil }
        if let scheme = Self.scheme(of: string), !Self.allowedSchemes.contains(scheme) { return nil }
        self.string = string
    }

    /// Creates a URL from a percent-encoded path that begins with one slash.
    init(target: String) {
        string = target
    }

    /// Returns the text before the first colon, lowercased, unless a slash, a question mark or a hash precedes the
    /// colon.
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
    /// Creates a URL from a literal, and traps if the URL is not allowed.
    public init(stringLiteral value: String) {
        guard let url = WebURL(value) else {
            fatalError("\"\(value)\" is not a URL that a page may contain. Use http, https, mailto, tel or a path.")
        }
        self = url
    }
}
