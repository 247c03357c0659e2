/// Writes the HTML document with which a browser opens a page.
struct Document {
    /// The paths of the client and of the live connection.
    static let clientPath = "/vsm/client.js"
    static let socketPath = "/vsm/socket"

    let site: Site
    let title: String
    /// The nodes of the page, as HTML.
    let content: [UInt8]
    let ticket: PageTicket

    var bytes: [UInt8] {
        var output: [UInt8] = []
        func write(_ literal: StaticString) { literal.withUTF8Buffer { output.append(contentsOf: $0) } }
        func writeValue(_ value: String) { HTMLEscaping.appendAttributeValue(value, to: &output) }

        write("<!doctype html>\n<html lang=\"")
        writeValue(site.language)
        write("\">\n<head>\n<meta charset=\"utf-8\">\n")
        write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        HTMLEscaping.appendText(title, to: &output)
        write("</title>\n")
        for stylesheet in site.stylesheets {
            write("<link rel=\"stylesheet\" href=\"")
            writeValue(stylesheet.string)
            write("\">\n")
        }
        if let icon = site.icon {
            write("<link rel=\"icon\" href=\"")
            writeValue(icon.string)
            write("\">\n")
        }
        write("<script src=\"")
        writeValue(Self.clientPath)
        write("\" defer></script>\n</head>\n<body>\n<div id=\"vsm-page\" data-page=\"")
        writeValue(ticket.page)
        write("\" data-token=\"")
        writeValue(ticket.token)
        write("\">")
        output.append(contentsOf: content)
        write("</div>\n</body>\n</html>\n")
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
