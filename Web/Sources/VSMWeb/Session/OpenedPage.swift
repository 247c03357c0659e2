/// The response to a request for a page.
enum OpenedPage: Equatable, Sendable {
    /// The page as a document.
    case page(status: PageStatus, bytes: [UInt8])
    /// The page as a document, with a notice that nothing was done.
    case conflict(bytes: [UInt8])
    /// A redirection to another page.
    case redirect(PageRedirect)
    /// The page cannot be shown because of a mistake in the site.
    case failure(String)

    /// The status of the document, if there is one.
    var status: PageStatus? {
        if case .page(let status, _) = self { status } else { nil }
    }

    /// The document, if there is one.
    var bytes: [UInt8] {
        switch self {
        case .page(_, let bytes), .conflict(let bytes): bytes
        case .redirect, .failure: []
        }
    }
}
