/// Writes the HTML document with which a browser opens a page.
struct Document {
    /// The path of the live connection.
    static let socketPath = "/vsm/socket"

    let site: Site
    /// The metadata that the page specifies.
    let metadata: PageMetadata
    /// The nodes of the page, as HTML.
    let content: [UInt8]
    let ticket: PageTicket
    /// The shape of the content: see ``NodeWriter/shape``.
    let shape: Int32
    /// The maximum length of a text from the browser, in bytes.
    var fieldSize = SessionLimits().fieldSize
    /// The notice for the person about the form that they have sent.
    var notice: SiteText?
    /// The number of the session, for an inspector.
    var number = 0
    /// The time after which a browser without scripts loads the page again; `nil` if it does not.
    var refreshInterval: Duration?
    /// The markup that makes the forms of the page work without its script; `nil` if they need the script.
    var forms: DocumentForms?

    var bytes: [UInt8] {
        let texts = site.texts(for: metadata.language)
        var output: [UInt8] = []
        DocumentHead(site: site, metadata: metadata).append(to: &output)
        if let refreshInterval {
            let seconds = max(1, refreshInterval.components.seconds)
            output.append("<noscript><meta http-equiv=\"refresh\" content=\"")
            output.append(contentsOf: "\(seconds)".utf8)
            output.append("\"></noscript>\n")
        }
        output.append("<script src=\"")
        HTMLEscaping.appendAttributeValue(BrowserClient.scriptPath(texts), to: &output)
        output.append("\" defer></script>\n")
        for script in site.scripts {
            output.append("<script src=\"")
            HTMLEscaping.appendAttributeValue(script.string, to: &output)
            output.append("\" defer></script>\n")
        }
        site.appendDebugScript(for: number, to: &output)
        output.append("</head>\n<body>\n")
        if let notice {
            output.append("<p role=\"alert\">")
            HTMLEscaping.appendText(texts[notice], to: &output)
            output.append("</p>\n")
        }
        output.append("<div id=\"vsm-page\" data-page=\"")
        HTMLEscaping.appendAttributeValue(ticket.page, to: &output)
        output.append("\" data-token=\"")
        HTMLEscaping.appendAttributeValue(ticket.token, to: &output)
        output.append("\" data-shape=\"")
        output.append(contentsOf: String(shape).utf8)
        output.append("\" data-limit=\"")
        output.append(contentsOf: String(fieldSize).utf8)
        output.append("\">")
        if let forms { forms.append(content, to: &output) } else { output.append(contentsOf: content) }
        output.append("</div>\n</body>\n</html>\n")
        return output
    }
}

/// The credentials with which a browser joins the session of its page.
struct PageTicket: Sendable {
    /// Identifies the page.
    ///
    /// It is never part of a URL, which would appear in logs and histories.
    let page: String
    /// Proves that the browser has the page.
    let token: String

    init() {
        page = Secret.random()
        token = Secret.random()
    }
}
