import Testing

@testable import VSMWeb

@MainActor
@Suite("The order of modifiers")
struct ModifierOrderTests {
    @Test("Attributes and actions can follow a key and an action on appearing")
    func order() {
        var clicks = 0
        var appearances = 0
        let page = TestPage {
            button { "x" }.key(1).class("a").onAppear { appearances += 1 }.onClick { clicks += 1 }.id("b").key(2).title(
                "c"
            )
        }
        #expect(
            page.html
                == #"<button type="button" class="a" data-vsm-on="click" id="b" title="c" data-vsm-key="bhdb5c">x</button>"#
        )
        #expect(page.fire(.click, "button"))
        #expect(clicks == 1)
        #expect(appearances == 1)
    }

    @Test("An element whose action on appearing comes before its key appears again under another key")
    func appearing() {
        var appearances: [Int] = []
        func piece(_ key: Int) -> some HTML { p { "x" }.onAppear { appearances.append(key) }.key(key).class("a") }
        let page = TestPage { piece(1) }
        page.show { piece(1) }
        page.show { piece(2) }
        #expect(appearances == [1, 2])
    }
}
