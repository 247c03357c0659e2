/// The unfinished pages that browsers without scripts reload automatically.
///
/// A pure value. A browser asks for the same address again, and gets the page that has waited longest. Browsers with
/// scripts join their pages in the meantime.
struct RefreshingPages {
    private struct Address: Hashable {
        let visitor: String
        let target: String
    }

    private var pages: [Address: [(page: String, since: ContinuousClock.Instant)]] = [:]
    private var addresses: [String: Address] = [:]

    /// The number of pages.
    var count: Int { addresses.count }

    /// Notes a page that was not finished.
    ///
    /// - Parameters:
    ///   - page: The name of the page.
    ///   - request: The request that the page answered.
    ///   - now: The time of the answer.
    mutating func add(_ page: String, _ request: PageRequest, now: ContinuousClock.Instant) {
        remove(page)
        let address = Address(visitor: request.visitor, target: request.target)
        pages[address, default: []].append((page, now))
        addresses[page] = address
    }

    /// Takes the page that a browser reloads.
    ///
    /// - Parameters:
    ///   - request: The browser's request.
    ///   - time: The latest time of the page's answer. For a page that was answered later, the request is not a reload
    ///     but comes from another window.
    mutating func take(_ request: PageRequest, before time: ContinuousClock.Instant) -> String? {
        guard let first = pages[Address(visitor: request.visitor, target: request.target)]?.first, first.since <= time
        else { return nil }
        remove(first.page)
        return first.page
    }

    /// Forgets a page.
    mutating func remove(_ page: String) {
        guard let address = addresses.removeValue(forKey: page) else { return }
        pages[address]?.removeAll { $0.page == page }
        if pages[address]?.isEmpty == true { pages[address] = nil }
    }
}
