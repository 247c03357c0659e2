/// The answers to requests that are not served: pages in the look of the site, and plain sentences.
///
/// The pages are rendered when the server is created. Nothing is rendered for a request, and nothing in the answers
/// comes from a request.
///
/// The pages have no script, so the data that an earlier page kept in the browser's session storage remains for the
/// next page.
struct RefusalPages: Sendable {
    /// The number of seconds after which browsers try again; it varies so that they do not all return at once.
    static let pauses = 5...15

    /// An answer.
    struct Answer {
        let status: Int
        let headers: [(name: String, value: String)]
        let body: [UInt8]
    }

    /// The parts of a page before and after the number of seconds after which the browser tries again.
    private typealias Page = (start: [UInt8], end: [UInt8])

    private let limits: SessionLimits
    private let texts: SiteTexts
    private let pages: [HTTPRefusal.Kind: Page]

    /// Renders the pages of a site.
    init(site: Site, limits: SessionLimits) {
        let texts = site.texts()
        var pages: [HTTPRefusal.Kind: Page] = [:]
        for kind in HTTPRefusal.Kind.allCases {
            guard let refusal = kind.refusal(limits, texts) else { continue }
            let content: any HTML = site.refusalPage?(refusal) ?? Site.plainRefusalPage(refusal, texts)
            pages[kind] = Self.page(content, of: site, triesAgain: refusal.triesAgain)
        }
        (self.limits, self.texts, self.pages) = (limits, texts, pages)
    }

    private static func page(_ content: any HTML, of site: Site, triesAgain: Bool) -> Page {
        let content = SessionlessPage(content)
        var start: [UInt8] = []
        DocumentHead(site: site, metadata: content.metadata).append(to: &start)
        var end: [UInt8] = []
        if triesAgain {
            start.append("<meta http-equiv=\"refresh\" content=\"")
            end.append("\">\n")
        }
        end.append("</head>\n<body>\n")
        end += content.bytes
        end.append("\n</body>\n</html>\n")
        return (start, end)
    }

    /// Returns the answer to a request.
    ///
    /// - Parameters:
    ///   - kind: Why the request is not served.
    ///   - isPage: Whether a browser wants a page.
    func answer(_ kind: HTTPRefusal.Kind, isPage: Bool) -> Answer {
        let seconds = kind.status == 503 ? "\(Int.random(in: Self.pauses))" : nil
        var headers = [(name: "Cache-Control", value: "no-store")]
        if let seconds { headers.append(("Retry-After", seconds)) }
        if let methods = kind.allowedMethods { headers.append(("Allow", methods)) }
        let pause = kind.triesAgain ? seconds : nil
        if isPage, let page = pages[kind] {
            headers.append(("Content-Type", "text/html; charset=utf-8"))
            let body = page.start + Array((pause ?? "").utf8) + page.end
            return Answer(status: kind.status, headers: headers, body: body)
        }
        headers.append(("Content-Type", "text/plain; charset=utf-8"))
        let advice = pause.map { " Try again in \($0) seconds." } ?? ""
        let sentence = kind.sentenceForPrograms(limits, texts) + advice + "\n"
        return Answer(status: kind.status, headers: headers, body: Array(sentence.utf8))
    }

    /// Returns whether a browser wants a page, according to the values of `Accept`.
    static func isPage(accepted: some Sequence<String>) -> Bool { accepted.contains { $0.contains("text/html") } }
}
