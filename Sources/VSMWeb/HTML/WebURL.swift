/// An address that is safe to put into a page.
///
/// Relative addresses and those with the schemes `http`, `https`, `mailto` and `tel` are; `javascript:`, `data:` and
/// anything else is refused, also when it is disguised with control characters, which browsers skip.
///
/// ```swift
/// a(href: "/products/1") { "Ottoman" }
/// if let url = WebURL(product.homepage) { a(href: url) { "Manufacturer" } }
/// ```
public struct WebURL: Hashable, Sendable {
    /// The address as it is written into the page, before escaping.
    public let string: String

    private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Checks an address.
    ///
    /// - Parameter string: a relative or absolute address.
    /// - Returns: `nil` if the address has a control character, a space or a backslash, or a scheme that is not allowed.
    public init?(_ string: String) {
        guard !string.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7f || $0 == UInt8(ascii: "\\") }) else { return nil }
        if let scheme = Self.scheme(of: string), !Self.allowedSchemes.contains(scheme) { return nil }
        self.string = string
    }

    /// What stands before the first colon, lowercased, unless a slash, a question mark or a hash comes first.
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
    /// Takes an address from the source code; one that is not allowed traps.
    public init(stringLiteral value: String) {
        guard let url = WebURL(value) else {
            fatalError("\"\(value)\" is not an address that a page may carry. Use http, https, mailto, tel or a path.")
        }
        self = url
    }
}
