import Testing
import VSMWeb

@MainActor
@Suite("Numbers and characters in a page")
struct HTMLNumberTests {
    @Test("Numbers, characters and parts of strings are texts")
    func texts() {
        let half: Double = 0.5
        let text = "<a>b"
        #expect(html { p { 3 } } == "<p>3</p>")
        #expect(html { p { half } } == "<p>0.5</p>")
        #expect(html { p { text.first ?? "-" } } == "<p>&lt;</p>")
        #expect(html { p { text.dropFirst(2) } } == "<p>&gt;b</p>")
    }

    @Test(
        "A whole number in an attribute has no fraction",
        arguments: [(2.0, "2"), (-0.25, "-0.25"), (1e300, "1e+300")]
    )
    func attribute(number: Double, text: String) {
        #expect(html { meter(value: number, max: 2) } == #"<meter value="\#(text)" min="0" max="2"></meter>"#)
    }

    @Test("An optional text needs only a condition")
    func optional() {
        let none: String? = nil
        #expect(html { p { if let none { none } } } == "<p></p>")
    }
}
