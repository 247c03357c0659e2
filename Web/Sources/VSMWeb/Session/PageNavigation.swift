/// The address of a page, and its next one.
///
/// A pure value.
struct PageNavigation {
    /// The maximum number of redirections before the person does something.
    static let maximumRedirects = 10

    /// A step of the navigation after a rendering.
    enum Step: Equatable {
        /// The page stays.
        case stay
        /// The page has another address, which its views learn.
        case adopt(replaces: Bool)
        /// Another page is shown.
        case show(replaces: Bool)
        /// The browser leaves the site.
        case leave(for: String)
        /// The page cannot go to the address that it asks for.
        case complain(String)
    }

    private(set) var request: PageRequest
    /// The number of visits to the same page in a row; each visit starts the page again.
    private(set) var visitsToSamePage = 0
    /// The redirection for the first response; `nil` if the response is the page.
    private(set) var firstRedirect: PageRedirect?

    /// The address that the page set last.
    private var address: PageAddress?
    /// The pages that redirected to each other since the person did something.
    private var trail: [String] = []
    /// The problem that keeps the browser from its next address.
    private(set) var problem: String?
    /// The redirection that was carried out last, which the page may still ask for.
    private var redirect: PageRedirect?
    private var hasPersonActed = false

    init(_ request: PageRequest) {
        self.request = request
    }

    /// Goes to the page that a person has asked for.
    mutating func visit(_ request: PageRequest) {
        // As in any browser, a link to the current page loads it again.
        if request == self.request { visitsToSamePage += 1 }
        self.request = request
        trail = []
        redirect = nil
        hasPersonActed = false
    }

    /// Notes that the person did something in the page.
    mutating func noteAction() {
        trail = []
        hasPersonActed = true
    }

    /// Notes that the next response answers a form and is no longer the first one.
    mutating func beginResponse() {
        firstRedirect = nil
        problem = nil
    }

    /// Returns the step after a rendering.
    mutating func step(after metadata: PageMetadata) -> Step {
        if let redirect = metadata.redirect { return follow(redirect) }
        redirect = nil
        guard let address = metadata.address, address != self.address else { return .stay }
        self.address = address
        guard address.target != request.target else { return .stay }
        guard let request = PageRequest(target: address.target, visitor: request.visitor) else {
            return .complain("\"\(address.target.prefix(100))…\" cannot be the address of a page. Is it too long?")
        }
        self.request = request
        return .adopt(replaces: !hasPersonActed || address.change == .replace)
    }

    private mutating func follow(_ redirect: PageRedirect) -> Step {
        guard redirect != self.redirect else { return .stay }
        self.redirect = redirect
        let target = redirect.target.utf8.prefix { $0 != UInt8(ascii: "#") }
        let request = PageRequest(target: String(target) ?? "", visitor: request.visitor)
        guard let request else {
            firstRedirect = redirect
            return .leave(for: redirect.target)
        }
        trail.append(self.request.target)
        guard request != self.request, trail.count <= Self.maximumRedirects else {
            let pages = (trail + [request.target]).suffix(4).joined(separator: " → ")
            let problem = "Pages redirect to each other without end: \(pages)."
            self.problem = problem
            return .complain(problem)
        }
        let isPermanent = redirect.isPermanent && firstRedirect?.isPermanent ?? true
        firstRedirect = PageRedirect(target: request.target, isPermanent: isPermanent)
        self.request = request
        return .show(replaces: !hasPersonActed)
    }
}
