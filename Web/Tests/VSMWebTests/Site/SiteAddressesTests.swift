import Testing

@testable import VSMWeb

@Suite("What the addresses of a server stand for")
struct SiteAddressesTests {
    private static let addresses: SiteAddresses = {
        let file = Asset("/files/style.css", .css, content: [])
        var site = Site(title: "Test", assets: [file]) { _ in p { "" } }
        site.inspection = RecordedInspection()
        var addresses = SiteAddresses(site, healthPath: "/vsm/health")
        addresses.reserveDevelopment()
        return addresses
    }()

    private static let reservations: [(path: String, place: SiteAddresses.Place)] = [
        ("/vsm/health", .readiness), ("/vsm/health/live", .liveness), ("/vsm/socket", .liveConnection),
        ("/files/style.css", .file("/files/style.css")), ("/vsm/client.js", .file("/vsm/client.js")),
        ("/vsm/inspector", .inspector), ("/vsm/inspector/journal", .inspector),
        ("/vsm/inspector/drawer.js", .inspector), ("/vsm/inspector/anything/below", .inspector),
        ("/vsm/development.js", .developmentScript), ("/vsm/development/bulletin", .developmentBulletin),
    ]

    private func place(_ target: String) -> SiteAddresses.Place? {
        RequestAddress(target).map { Self.addresses.place(of: $0) }
    }

    @Test("An address that is not a page's has one spelling, and every other one is refused", arguments: reservations)
    func reserved(path: String, expected: SiteAddresses.Place) {
        #expect(place(path) == expected)
        #expect(place("\(path)?page=1") == expected)
        for other in Spellings.others(of: path) { #expect(place(other) == .misspelled, "\(other)") }
        for foreign in Spellings.foreign(to: path) {
            // Below the inspector, there is nothing but the inspector.
            let found = place(foreign)
            #expect([nil, .page, .misspelled].contains(found) || expected == .inspector, "\(foreign)")
            if path == "/vsm/inspector" { #expect(found != .inspector, "\(foreign)") }
        }
    }

    @Test("The first declaration of a file applies, and its path is as it is in a request")
    func files() {
        let paths = ["/%C3%BC.css", "/a.css", "/%61.css", "/100%.css"]
        let site = Site(title: "Test", assets: paths.map { Asset($0, .css, content: []) }) { _ in p { "" } }
        let addresses = SiteAddresses(site)
        func place(_ target: String) -> SiteAddresses.Place? { RequestAddress(target).map(addresses.place) }
        #expect(place("/%C3%BC.css") == .file("/%C3%BC.css"))
        #expect(place("/%c3%bc.css") == .misspelled)
        #expect(place("/a.css") == .file("/a.css"))
        #expect(place("/%61.css") == .misspelled)
        // No browser requests it: it is none that decodes.
        #expect(place("/100%25.css") == .page)
    }

    @Test("Everything else is a page")
    func pages() {
        for target in ["/", "/?a", "/a/b", "/vsm", "/vsm/", "/vsm/other", "/health", "/inspector"] {
            #expect(place(target) == .page, "\(target)")
        }
        #expect(place("/favicon.ico") == .icon)
    }

    @Test("Without a health path, an inspector and a developed site, their addresses are pages")
    func unreserved() {
        let addresses = SiteAddresses(Site(title: "Test") { _ in p { "" } })
        for path in ["/vsm/health", "/vsm/inspector", "/vsm/development.js", "/vsm/development/bulletin"] {
            #expect(RequestAddress(path).map(addresses.place) == .page)
        }
    }

    @Test("The query of an address is read up to a fragment")
    func query() {
        #expect(RequestAddress("/a?token=1%202&token=3#b?token=4")?.queryValue("token") == "1 2")
        #expect(RequestAddress("/a#?token=1")?.queryValue("token") == nil)
        #expect(RequestAddress("/a?%74oken=1")?.queryValue("token") == "1")
        #expect(RequestAddress("/a?b")?.hasQuery == true)
        #expect(RequestAddress("/a")?.hasQuery == false)
    }
}
