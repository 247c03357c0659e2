/// What a page specifies besides its content.
struct PageMetadata: Equatable {
    var title: String?
    var status: PageStatus?

    /// Adopts what a later piece of the page specifies.
    mutating func merge(_ later: PageMetadata) {
        title = later.title ?? title
        status = later.status ?? status
    }
}

/// The HTTP status of the first response for a page.
public enum PageStatus: Int, Sendable {
    /// The page exists.
    case ok = 200
    /// The page, or what it shows, does not exist.
    case notFound = 404
    /// The page is not available now, but may be later.
    case unavailable = 503
}
