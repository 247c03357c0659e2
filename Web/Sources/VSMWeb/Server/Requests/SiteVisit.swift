/// What is read of a request, once, before anything depends on it.
struct SiteVisit: Sendable {
    /// The path and query.
    let address: RequestAddress
    /// The name under which the server was reached, in lower case; it is one of the server's names.
    let host: String
    /// The address of the browser.
    let browser: String
}
