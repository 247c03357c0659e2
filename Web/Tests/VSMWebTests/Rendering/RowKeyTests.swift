import Testing

@testable import VSMWeb

@MainActor
@Suite("Keys in the page")
struct RowKeyTests {
    @Test("The outermost elements of a row with fields have a key that is the same in every process")
    func fields() {
        let row = html {
            forEach([17], key: \.self) { number in
                li { div { input(name: "title") } }; p { "\(number)" }
            }
        }
        #expect(
            row == #"<li data-vsm-key="1dqkv06"><div><input type="text" name="title" value=""></div></li>"#
                + #"<p data-vsm-key="1dqkv06">17</p>"#
        )
    }

    @Test("A row without fields has no key")
    func noFields() {
        #expect(html { forEach([17], key: \.self) { _ in li { "a" } } } == "<li>a</li>")
    }

    @Test("A piece with a key of its own always has it, so that a press on it does not end on another one")
    func ownKey() {
        #expect(html { button { "Delete" }.key(17) }.contains(#"data-vsm-key="1dqkv06""#))
    }

    @Test("A row has the key of the innermost list")
    func nested() {
        let page = html {
            forEach([1], key: \.self) { _ in
                ul { forEach([17], key: \.self) { _ in li { input(name: "title") } } }
            }
        }
        #expect(page.ranges(of: "data-vsm-key").count == 2)
        #expect(page.contains(#"<li data-vsm-key="1dqkv06">"#))
    }
}
