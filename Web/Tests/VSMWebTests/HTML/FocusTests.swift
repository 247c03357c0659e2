import Testing
import VSM

@testable import VSMWeb

@MainActor
@Suite("Focus and keys")
struct FocusTests {
    @Test("A state decides which element has the focus")
    func focused() {
        #expect(html { p { "x" }.focused() } == #"<p data-vsm-focus="">x</p>"#)
        #expect(html { p { "x" }.focused(false) } == "<p>x</p>")
    }

    @Test("The focus moves again when the occasion changes")
    func occasion() {
        func field(_ attempt: Int?) -> String { html { input(name: "a").focused(on: attempt) } }
        #expect(field(1) != field(2))
        #expect(field(1) == field(1))
        #expect(!field(nil).contains("focus"))
    }

    @Test("An attribute names the handled keys")
    func keys() {
        let field = html {
            input(name: "q").onKey(.escape) {}.onKey(.enter) {}.onKey(.character("?")) {}.onKey(.character(" ")) {}
        }
        #expect(field.contains(#"data-vsm-on="key=? key=Enter key=Escape key=Space""#))
    }

    @Test("Each key has its own action, and other keys have none")
    func actions() throws {
        var pressed: [String] = []
        let page = TestPage {
            input(name: "q").onKey(.escape) { pressed.append("escape") }.onKey(.enter) { pressed.append("enter") }
        }
        let node = try #require(page.element("input"))
        let field = try #require(page.page.element(node))
        field.handler(for: .key, key: "Enter")?.run(EventPayload())
        #expect(pressed == ["enter"])
        #expect(field.handler(for: .key, key: "Tab") == nil)
        #expect(field.handler(for: .key) == nil)
    }

    @Test("Gaining and losing the focus are events")
    func focusEvents() {
        var events: [String] = []
        let page = TestPage {
            input(name: "q").onFocus { events.append("focus") }.onBlur { events.append("blur") }
        }
        page.fire(.focus, "input")
        page.fire(.blur, "input")
        #expect(events == ["focus", "blur"])
    }
}
