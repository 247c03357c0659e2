#if DEBUG
import VSMWeb

/// The journey of a page as a test to copy.
struct CopiedTestPanel: HTML {
    let page: InspectedPage
    /// How a test makes the site; `nil` if the author has not said it.
    let site: CopiedTest.Site?

    var content: some HTML {
        details {
            summary { "Test of this page's journey" }
            if let site {
                div {
                    button { "Copy as test" }.attribute("data-copies", "test")
                    pre { CopiedTest.code(of: page, site: site) }.id("test").tabIndex(0)
                }.class("copied")
            } else {
                p { "Say how your tests make the site: " }
                pre { "site.inspectable(testSite: \"StubShop().site\", importing: [\"ShopPages\"])" }
            }
        }
    }
}
#endif
