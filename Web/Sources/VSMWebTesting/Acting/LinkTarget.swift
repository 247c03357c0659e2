import Foundation

/// The target of a link.
struct LinkTarget {
    /// The path and query on the same site.
    let path: String

    /// Resolves the address of a link.
    ///
    /// - Parameters:
    ///   - address: The address in the page.
    ///   - page: The path and query of the page.
    /// - Returns: `nil` if the address leads to another site.
    init?(_ address: String, from page: String) {
        let site = "https://site.invalid"
        guard let base = URL(string: site + page),
            let url = URL(string: address, relativeTo: base)?.absoluteURL,
            url.scheme == "https", url.host == "site.invalid",
            let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return nil }
        let path = components.percentEncodedPath
        self.path = (path.isEmpty ? "/" : path) + (components.percentEncodedQuery.map { "?\($0)" } ?? "")
    }
}
