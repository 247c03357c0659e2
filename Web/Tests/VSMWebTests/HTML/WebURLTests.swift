import Testing
import VSMWeb

@Suite("Addresses")
struct WebURLTests {
    @Test(
        "Paths and common schemes are allowed",
        arguments: [
            "/", "/a/b?c=d#e", "/a:b", "?q=1:2", "#top", "../x", "https://example.com/", "HTTP://example.com",
            "mailto:a@b.c",
        ]
    )
    func allowed(address: String) {
        #expect(WebURL(address)?.string == address)
    }

    @Test(
        "Other schemes are refused in any spelling",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
            "java\tscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
            "a:/b", "/\\example.com", "java\u{0}script:x",
        ]
    )
    func refused(address: String) {
        #expect(WebURL(address) == nil)
    }

    @Test("A refused URL in a literal traps")
    func literal() async {
        await #expect(processExitsWith: .failure) {
            let url: WebURL = "javascript:alert(1)"
            _ = url
        }
    }
}
