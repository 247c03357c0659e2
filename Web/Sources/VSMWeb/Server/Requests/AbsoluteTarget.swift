/// The target of a request in absolute form, such as `GET http://shop.example/cart`.
///
/// Servers must accept this form, and its authority replaces the `Host` header (RFC 9112, section 3.2.2). Otherwise, a
/// proxy and this server could disagree about the host that a request is for.
struct AbsoluteTarget: Equatable {
    /// The scheme in lower case.
    let scheme: String
    let authority: String
    /// The path and query.
    let path: String

    /// Parses a request target.
    ///
    /// - Returns: `nil` if the target does not begin with a scheme and `://`.
    init?(_ target: String) {
        guard target.utf8.first != UInt8(ascii: "/"), let colon = target.utf8.firstIndex(of: UInt8(ascii: ":")),
            target.utf8[colon...].starts(with: "://".utf8)
        else { return nil }
        let rest = target.utf8[colon...].dropFirst(3)
        let end = rest.firstIndex { [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        scheme = target[..<colon].lowercased()
        authority = String(rest[..<(end ?? rest.endIndex)]) ?? ""
        let remainder = end.flatMap { String(rest[$0...]) } ?? ""
        path = remainder.utf8.first == UInt8(ascii: "/") ? remainder : "/" + remainder
    }
}
