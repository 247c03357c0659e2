/// The page that a browser gets while the server has no room for it; it loads the wanted page again by itself.
///
/// It has no script, so what an earlier page kept in the browser's session storage is still there for the wanted page.
struct BusyPage: Sendable {
    /// The number of seconds after which browsers try again, which vary so that they do not return all at once.
    static let pauses = 5...15

    private let start: [UInt8]
    private let end: [UInt8]

    /// Creates the page of a site.
    init(site: Site) {
        var output: [UInt8] = []
        // What it says is English, whatever the site is.
        DocumentHead(site: site, metadata: PageMetadata(language: "en")).append(to: &output)
        output.append("<meta http-equiv=\"refresh\" content=\"")
        start = output
        end = Array(
            """
            ">
            </head>
            <body>
            <main>
            <h1>Too many visitors at the moment</h1>
            <p role="status">This page tries again by itself in a few seconds.</p>
            </main>
            </body>
            </html>

            """.utf8
        )
    }

    /// The document, which loads again after a number of seconds.
    func bytes(retryAfter seconds: Int) -> [UInt8] { start + Array(String(seconds).utf8) + end }
}
