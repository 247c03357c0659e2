/// The target of a request in absolute form, such as `GET http://shop.example/cart`.
///
/// Servers must accept this form, and its authority replaces the `Host` header (RFC 9112, section 3.2.2). Otherwise, a
/// proxy and this server could disagree about the host that a request is for.
struct AbsoluteTarget: Equatable {
    let authority: String
    /// The path and query.
    let path: String

    /// Parses a request target.
    ///
    /// - Returns: `nil` if the target does not begin with `http://` or `https://`.
    init?(_ target: String) {
        let bytes = target.utf8
        guard let scheme = ["http://", "https://"].first(where: { hasPrefix(bytes, $0.utf8) }) else { return nil }
        let rest = bytes.dropFirst(scheme.utf8.count)
        let end = rest.firstIndex { [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        authority = String(rest[..<(end ?? rest.endIndex)]) ?? ""
        let remainder = end.flatMap { String(rest[$0...]) } ?? ""
        path = remainder.utf8.first == UInt8(ascii: "/") ? remainder : "/" + remainder
    }
}

/// Whether text begins with a prefix, which is in lower case, in any case.
private func hasPrefix(_ text: String.UTF8View, _ prefix: String.UTF8View) -> Bool {
    text.count >= prefix.count
        && zip(text, prefix).allSatisfy { byte, expected in
            byte == expected || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == expected
        }
}
