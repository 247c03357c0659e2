import Testing

@testable import VSMWeb

@MainActor
@Suite("Elements")
struct ElementTests {
    @Test("An element has its tag, its attributes and its content")
    func element() {
        #expect(
            html { div { p { "Hello" }.class("greeting") }.id("box") }
                == #"<div id="box"><p class="greeting">Hello</p></div>"#
        )
    }

    @Test("A void element has no end tag")
    func void() {
        #expect(html { img(src: "/a.svg", alt: "A") } == #"<img src="/a.svg" alt="A">"#)
    }

    @Test("Setting an attribute again replaces it")
    func replaces() {
        #expect(html { p { "x" }.class("a").class("b") } == #"<p class="b">x</p>"#)
    }

    @Test("False conditions set no attribute")
    func conditions() {
        #expect(html { button { "x" }.disabled(false).busy(false) } == #"<button type="button">x</button>"#)
    }

    @Test("An attribute names the handled events")
    func events() {
        let field = html { input(name: "q").onChange { _ in }.onInput { _ in } }
        #expect(field.contains(#"data-vsm-on="change input""#))
    }

    @Test("Branches, repetitions and texts are in order")
    func composition() {
        let flag = true
        let names = ["a", "b"]
        let text = html {
            if flag { "yes" } else { "no" }
            if !flag { "hidden" }
            ul { forEach(names, key: \.self) { name in li { name } } }
        }
        #expect(text == "yes<ul><li>a</li><li>b</li></ul>")
    }

    @Test("Adjacent texts stay two nodes in the browser")
    func neighbouringTexts() {
        #expect(
            html {
                p {
                    "a"; "b"
                }
            } == "<p>a<!---->b</p>"
        )
    }

    @Test("An empty text has no node")
    func emptyText() {
        let page = TestPage { p { "" } }
        #expect(page.html == "<p></p>")
        #expect(page.loaded.numbers.count == 1)
    }

    @Test("A component renders its content")
    func component() {
        struct Price: HTML {
            let amount: String
            var content: some HTML { span { amount } }
        }
        #expect(html { Price(amount: "$1.00") } == "<span>$1.00</span>")
    }
}
