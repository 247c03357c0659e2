import Testing
import VSMWeb

@MainActor
@Suite("Escaping")
struct EscapingTests {
    @Test(
        "Text cannot become markup",
        arguments: [
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("a & b", "a &amp; b"),
            ("&lt;", "&amp;lt;"),
            // This is one Character in Swift, but a browser still sees the byte `<`.
            ("<\u{301}img>", "&lt;\u{301}img&gt;"),
            ("&\u{301}lt;", "&amp;\u{301}lt;"),
            ("a\r\nb", "a&#13;\nb"),
            ("a\u{0}b", "a\u{FFFD}b"),
        ]
    )
    func text(raw: String, escaped: String) {
        #expect(html { p { raw } } == "<p>\(escaped)</p>")
    }

    @Test(
        "A value cannot leave its attribute",
        arguments: [
            (#"" onclick="alert(1)"#, "&quot; onclick=&quot;alert(1)"),
            ("'", "&#39;"),
            ("\"\u{301}>", "&quot;\u{301}&gt;"),
            ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
        ]
    )
    func attribute(raw: String, escaped: String) {
        #expect(html { p { "x" }.class(raw) } == "<p class=\"\(escaped)\">x</p>")
    }
}
