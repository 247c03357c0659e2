/// What a page specifies besides its content.
struct PageMetadata: Equatable {
    var title: String?
    var status: PageStatus?
    var description: String?
    /// The language, if it is not that of the site.
    var language: String?
    /// The address under which search engines are to know the page.
    var canonicalAddress: String?
    /// Whether search engines are to leave the page out.
    var isUnlisted: Bool?
    /// What other sites and messengers show of a link to the page.
    var preview: PagePreview?
    /// The address that follows from the state of the page.
    var address: PageAddress?
    /// Where the page is instead.
    var redirect: PageRedirect?

    /// Adopts what a later piece of the page specifies.
    mutating func merge(_ later: PageMetadata) {
        title = later.title ?? title
        status = later.status ?? status
        description = later.description ?? description
        language = later.language ?? language
        canonicalAddress = later.canonicalAddress ?? canonicalAddress
        isUnlisted = later.isUnlisted ?? isUnlisted
        preview = later.preview ?? preview
        address = later.address ?? address
        redirect = later.redirect ?? redirect
    }
}

/// The address that follows from the state of a page.
struct PageAddress: Equatable {
    /// The path and query.
    let target: String
    let change: AddressChange
}

/// How a page whose address changes is kept in the history of the browser.
public enum AddressChange: Sendable {
    /// As a new entry: Back returns to the page with its earlier address.
    case push
    /// In place of the current entry: Back returns to what was before the page.
    case replace
}

/// Where a page is instead of here.
struct PageRedirect: Equatable {
    /// A URL, or a path and query of the site.
    let target: String
    let isPermanent: Bool
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
