import Testing
import VSMWeb

@MainActor
@Suite("Names of attributes")
struct AttributeNameTests {
    @Test(
        "Names without a modifier are allowed",
        arguments: ["data-product", "part", "zoom", "x-on", "xml:lang", "A.b_1"]
    )
    func allowed(name: String) throws {
        let name = try #require(AttributeName(name))
        #expect(html { p { "x" }.attribute(name, "\"<") }.contains(#"="&quot;&lt;""#))
    }

    @Test(
        "Names that could run code or leave the attribute are refused",
        arguments: [
            "onclick", "ONLOAD", "on", "style", "Style", "srcdoc", "contenteditable", "is", "attributeName",
            "data-vsm-on", "DATA-VSM-raw", "http-equiv",
            "href", "HREF", "src", "action", "formaction", "xlink:href", "poster", "data", "ping", "srcset",
            "background",
            "", " ", "a b", "a=b", "a>b", "a\"b", "a'b", "a/b", "a\u{0}b", "a\nb", "1a", "-a", ":href", "é", "a\u{301}",
            "о\u{43d}click",
        ]
    )
    func refused(name: String) {
        #expect(AttributeName(name) == nil)
    }

    @Test("A refused name in a literal traps")
    func literal() async {
        await #expect(processExitsWith: .failure) {
            let name: AttributeName = "onclick"
            _ = name
        }
    }
}
