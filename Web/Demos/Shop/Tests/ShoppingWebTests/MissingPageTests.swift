import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Pages: missing")
struct MissingPageTests {
    @Test(
        "A missing page or product has a message",
        arguments: [
            ("/products/4711", "There is no such product."), ("/products/-1", "There is no such product."),
            ("/products/9223372036854775807", "There is no such product."),
            ("/products/9223372036854775808", "There is no such page."), ("/products/abc", "There is no such page."),
            ("/products/1/2", "There is no such page."), ("/products", "There is no such page."),
            ("/products/1%3B%20DROP%20TABLE%20product", "There is no such page."),
            ("/..%2f..%2fetc%2fpasswd", "There is no such page."),
            ("/%3Cscript%3Ealert(1)%3C/script%3E", "There is no such page."),
        ]
    )
    func unknown(path: String, sentence: String) throws {
        try withTestHost { host in
            let page = try host.open(StubShop().site, path)
            try page.expect(.heading(sentence))
            #expect(page.status == .notFound)
            try page.button("Back").click()
            #expect(page.path == "/")
        }
    }
}
