import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

// snippet.refusal
let shop = Site(title: "Shop", stylesheets: ["/shop.css"]) { _ in h1 { "Furniture" } }
    .refusalPage { refusal in
        pageTitle(refusal.heading)
        main {
            h1 { refusal.heading }
            p { refusal.sentence }
        }
    }
// snippet.end

@Test("Live pages: a site with a custom page for refusals still has its other pages")
func refusalPage() throws {
    try withTestHost { host in
        try host.open(shop).expect(.heading("Furniture"))
    }
}
