import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

// snippet.texts
extension SiteTexts {
    static let friendly = SiteTexts(language: "en") { text in
        switch text {
        case .connectionLost: "We lost you. Hold on…"
        case .fieldGone(let field): "Sorry, “\(field)” has gone. You had typed:"
        default: SiteTexts.english[text]
        }
    }
}
// snippet.end

let friendlyShop = Site(title: "Shop") { _ in h1 { "Furniture" } }
    .texts(.friendly)

@Test("Live pages: custom texts take precedence over those of the package")
func friendlyTexts() throws {
    #expect(SiteTexts.friendly[.connectionLost] == "We lost you. Hold on…")
    #expect(SiteTexts.friendly[.fieldGone(field: "Name")] == "Sorry, “Name” has gone. You had typed:")
    #expect(SiteTexts.friendly[.dismiss] == "Dismiss")
    try withTestHost { host in try host.open(friendlyShop).expect(.heading("Furniture")) }
}
