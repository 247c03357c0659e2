import NIOHTTP1

/// The rules that the head of a request must follow before anything else reads it.
///
/// A pure value.
struct RequestRules: Sendable {
    /// The scheme of the site, in lower case.
    let scheme: String

    /// Returns why a request is refused, or `nil` if it is accepted.
    func problem(with head: HTTPRequestHead) -> HTTPRefusal.Kind? {
        if let target = AbsoluteTarget(head.uri), target.scheme != scheme { return .unreadable }
        // A target has no fragment (RFC 9112, section 3.2), and proxies disagree about what follows the number sign.
        guard !head.uri.utf8.contains(UInt8(ascii: "#")) else { return .unreadable }
        let codings = head.headers[canonicalForm: "transfer-encoding"].map { $0.lowercased() }
        if !codings.isEmpty {
            // Such a message may be an attempt at request smuggling (RFC 9112, section 6.1).
            guard head.version == .http1_1, !head.headers.contains(name: "content-length") else { return .unreadable }
            guard codings == ["chunked"] else { return .transferCoding }
        }
        guard head.expectations.allSatisfy({ $0 == "100-continue" }) else { return .expectation }
        return nil
    }
}

extension HTTPRequestHead {
    /// Whether the request announces a body.
    var hasBody: Bool {
        headers.contains(name: "transfer-encoding") || headers["content-length"].contains { $0 != "0" }
    }

    /// Whether the browser sends the body once it is told to continue.
    var waitsToContinue: Bool { hasBody && expectations.contains("100-continue") }

    /// Whether a browser wants a page.
    var isForPage: Bool { RefusalPages.isPage(accepted: headers["accept"]) }

    /// The expectations of the request, in lower case; none before HTTP/1.1 (RFC 9110, section 10.1.1).
    fileprivate var expectations: [String] {
        guard version == .http1_1 else { return [] }
        return headers[canonicalForm: "expect"].map { $0.lowercased() }
    }
}
