/// The answers to requests that are not served: pages in the look of the site, and plain sentences.
///
/// All are made when the server is created. Nothing is rendered for a request, whoever sends it, and nothing in the answers
/// comes from a request.
///
/// The pages have no script, so what an earlier page kept in the browser's session storage is still there for the next one.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct RefusalPages: Sendable {
    /// The number of seconds after which browsers try again, which vary so that they do not return all at once.
    static let pauses = 5...15

    /// An answer.
    struct Answer {
        let status: Int
        let contentType: String
        let body: [UInt8]
        /// After how many seconds a browser is to try again, if it is.
        let retryAfter: Int?
    }

    private struct Page {
        let refusal: RequestRefusal
        /// What programs get, in English.
        let sentenceForPrograms: String
        /// What is before and after the number of seconds in the page of a browser that tries again.
        let start: [UInt8]
        let end: [UInt8]

        init(_ refusal: RequestRefusal, sentenceForPrograms: String, _ content: any HTML, of site: Site) {
            let content = SessionlessPage(content)
            var output: [UInt8] = []
            DocumentHead(site: site, metadata: content.metadata).append(to: &output)
            var start: [UInt8] = []
            if refusal.triesAgain {
                output.append("<meta http-equiv=\"refresh\" content=\"")
                start = output
                output = []
                output.append("\">\n")
            }
            output.append("</head>\n<body>\n")
            output += content.bytes
            output.append("\n</body>\n</html>\n")
            self.refusal = refusal
            self.sentenceForPrograms = sentenceForPrograms
            self.start = start
            end = output
        }
    }

    private let pages: [RefusalKind: Page]

    /// Renders the pages of a site.
    init(site: Site, limits: SessionLimits) {
        let texts = site.texts()
        let pages = RefusalKind.allCases.map { kind in
            let refusal = kind.refusal(limits, texts)
            let content: any HTML = site.refusalPage?(refusal) ?? Site.plainRefusalPage(refusal, texts)
            return (kind, Page(refusal, sentenceForPrograms: kind.sentenceForPrograms(limits), content, of: site))
        }
        self.pages = Dictionary(pages) { first, _ in first }
    }

    /// The answer to a request.
    ///
    /// - Parameters:
    ///   - kind: Why the request is not served.
    ///   - isPage: Whether a browser wants a page.
    func answer(_ kind: RefusalKind, isPage: Bool) -> Answer {
        guard let page = pages[kind] else { preconditionFailure("The pages of all refusals are made in advance.") }
        let refusal = page.refusal
        let seconds = refusal.status == 503 ? Int.random(in: Self.pauses) : nil
        guard isPage else {
            let advice = refusal.triesAgain ? seconds.map { " Try again in \($0) seconds." } ?? "" : ""
            return Answer(
                status: refusal.status,
                contentType: "text/plain; charset=utf-8",
                body: Array((page.sentenceForPrograms + advice + "\n").utf8),
                retryAfter: seconds
            )
        }
        let pause = refusal.triesAgain ? seconds.map { Array(String($0).utf8) } ?? [] : []
        return Answer(
            status: refusal.status,
            contentType: "text/html; charset=utf-8",
            body: page.start + pause + page.end,
            retryAfter: seconds
        )
    }

    /// Whether a browser wants a page, by the values of `Accept`.
    static func isPage(accepted: some Sequence<String>) -> Bool { accepted.contains { $0.contains("text/html") } }
}
