import Testing

@testable import VSMWeb

@Suite("Documents", .timeLimit(.minutes(10)))
struct DocumentTests {
    @Test("A document contains no inline script, style or handler, which the policy of the pages would block")
    func inline() async throws {
        let site = Site(
            title: "<script>alert(1)</script>",
            stylesheets: ["/style.css"],
            scripts: ["/script.js"],
            icon: "/icon.svg"
        ) { _ in
            pageDescription("\"><script>")
            form { button { "Send" } }.onSubmit { _ in }
            button { "Click" }.onClick {}
            input(name: "\" onclick=\"", value: "' style='").onInput { _ in }.class("x\" style=\"")
            p { "<style>p {}</style>" }
        }
        let page = try await HostFixture(site: site).get("/").body
        let refusal = String(
            decoding: RefusalPages(site: site, limits: SessionLimits()).answer(.path, isPage: true).body,
            as: UTF8.self
        )
        #expect(page.ranges(of: "<script src=").count == 2)
        for document in [page, refusal] {
            #expect(document.ranges(of: "<script").count == document.ranges(of: "<script src=").count)
            #expect(!document.contains("<style"))
            // A quotation mark ends a value, so the name of an attribute can follow it.
            #expect(document.firstMatch(of: /["\w]\s+(?:on\w+|style)="/) == nil)
        }
    }
}
