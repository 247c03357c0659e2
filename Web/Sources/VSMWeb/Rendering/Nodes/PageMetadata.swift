/// The metadata of a page.
struct PageMetadata: Equatable {
    var title: String?
    var status: PageStatus?
    var description: String?
    /// The language, if it differs from the language of the site.
    var language: String?
    /// The canonical address of the page for search engines.
    var canonicalAddress: String?
    /// Whether search engines leave the page out.
    var isUnlisted: Bool?
    /// The preview that other sites and messengers show for a link to the page.
    var preview: PagePreview?
    /// The address that follows from the state of the page.
    var address: PageAddress?
    /// The redirection of the page.
    var redirect: PageRedirect?

    /// Adopts the metadata of a later piece of the page.
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

/// The effect of a change of the address on the history of the browser.
public enum AddressChange: Sendable {
    /// The address is a new entry.
    ///
    /// Back returns to the page with its earlier address.
    case push
    /// The address replaces the current entry.
    ///
    /// Back returns to the entry before the page.
    case replace
}

/// The redirection of a page.
struct PageRedirect: Equatable {
    /// The URL, or the path and query on the site.
    let target: String
    let isPermanent: Bool
}

/// The HTTP status of the first response for a page.
public enum PageStatus: Int, Sendable {
    /// The page exists.
    case ok = 200
    /// The page, or the content for which it was requested, does not exist.
    case notFound = 404
    /// The page is temporarily unavailable.
    case unavailable = 503
}
