/// What the addresses of a server stand for.
///
/// A pure value. The HTTP host, the handshake of live connections and the links of pages all ask it. A guard that stands
/// before an address therefore stands before all of its spellings.
///
/// An address that does not belong to a page has one spelling. Every other spelling that decodes to the same components
/// is refused, so that a rule of a proxy for the address, which may compare it byte by byte, holds for all of them.
struct SiteAddresses: Sendable {
    /// What an address stands for.
    enum Place: Equatable, Sendable {
        /// Whether the server is ready for browsers.
        case readiness
        /// Whether the process answers.
        case liveness
        /// The live connections of pages.
        case liveConnection
        /// The pages and files of an inspector.
        case inspector
        /// The script of the pages of a developed site.
        case developmentScript
        /// What has changed in a developed site.
        case developmentBulletin
        /// The file with a path.
        case file(String)
        /// The icon that browsers request on their own.
        case icon
        /// A page of the site.
        case page
        /// Another spelling of an address that is not a page's.
        case misspelled
    }

    private struct Reservation {
        let place: Place
        let spelling: String
    }

    /// The addresses that are not pages, by their components.
    private var reservations: [[String]: Reservation] = [:]
    /// Whether there is an inspector.
    private let hasGuardedPages: Bool

    /// Creates the addresses of a site.
    ///
    /// - Parameters:
    ///   - site: The site, whose files have addresses.
    ///   - healthPath: The path at which the server reports whether it is ready.
    init(_ site: Site, healthPath: String? = nil) {
        hasGuardedPages = site.hasGuardedPages
        if let healthPath {
            reserve(healthPath, for: .readiness)
            reserve("\(healthPath)/live", for: .liveness)
        }
        reserve(Document.socketPath, for: .liveConnection)
        for path in site.assets.map(\.path) + BrowserClient.paths(site) { reserve(path, for: .file(path)) }
        reserve("/favicon.ico", for: .icon)
    }

    /// Returns what an address stands for.
    func place(of address: RequestAddress) -> Place {
        if hasGuardedPages, address.path.starts(with: ["vsm", "inspector"]) {
            // The components of the inspector's addresses need no encoding.
            return address.spelling == "/" + address.path.joined(separator: "/") ? .inspector : .misspelled
        }
        guard let reservation = reservations[address.path] else { return .page }
        return address.spelling == reservation.spelling ? reservation.place : .misspelled
    }

    /// Reserves a path; the first reservation applies.
    mutating func reserve(_ path: String, for place: Place) {
        guard let components = RequestAddress.components(of: path), reservations[components] == nil else { return }
        reservations[components] = Reservation(place: place, spelling: path)
    }
}
