import Testing

@testable import VSMWeb

@MainActor
@Suite("Elements and attributes of the standard")
struct StandardTests {
    @Test("A table has its headings, cells and spans")
    func table() {
        let table = html {
            VSMWeb.table {
                caption { "Sums" }
                tbody {
                    tr {
                        th { "Year" }.scope(.row)
                        td { 3 }.colspan(2)
                    }
                }
            }
        }
        #expect(
            table
                == #"<table><caption>Sums</caption><tbody><tr><th scope="row">Year</th><td colspan="2">3</td></tr>"#
                + "</tbody></table>"
        )
    }

    @Test("Values of attributes are written as the standard spells them")
    func values() {
        #expect(html { input(type: .localDateAndTime, name: "at") }.contains(#"type="datetime-local""#))
        #expect(
            html { a(href: "/") { "x" }.rel(.noOpener, .noFollow).target(.newWindow) }
                == #"<a href="/" rel="noopener nofollow" target="_blank">x</a>"#
        )
        #expect(
            html { input(name: "street").autocomplete(.shipping, .streetAddress) }
                .contains(#"autocomplete="shipping street-address""#)
        )
        #expect(html { p { "x" }.translate(false).draggable() }.contains(#"translate="no" draggable="true""#))
        #expect(
            html { img(src: "/a.png", alt: "").srcset(ImageCandidate("/b.png", width: 200)).loading(.lazy) }
                .contains(#"srcset="/b.png 200w" loading="lazy""#)
        )
    }

    @Test("A condition adds and removes an attribute without a value")
    func flags() {
        #expect(html { details { "x" }.open() } == #"<details open="">x</details>"#)
        #expect(html { details { "x" }.open(true).open(false) } == "<details>x</details>")
        #expect(html { p { "x" }.accessibilityHidden(false).hidden() } == #"<p hidden="">x</p>"#)
    }

    @Test("A condition adds and removes an attribute with a fixed set of values")
    func optionalValues() {
        func link(isShown: Bool) -> String { html { a(href: "/") { "x" }.ariaCurrent(isShown ? .page : nil) } }
        #expect(link(isShown: true) == #"<a href="/" aria-current="page">x</a>"#)
        #expect(link(isShown: false) == #"<a href="/">x</a>"#)
        #expect(html { p { "x" }.dir(.rightToLeft).dir(nil) } == "<p>x</p>")
        #expect(html { p { "x" }.role(nil).ariaSort(nil).inputMode(nil) } == "<p>x</p>")
        // The case `none` is a value and not its absence.
        #expect(html { p { "x" }.role(.none).ariaSort(.none) } == #"<p role="none" aria-sort="none">x</p>"#)
        #expect(html { p { "x" }.autocapitalize(.none) } == #"<p autocapitalize="none">x</p>"#)
    }

    @Test("Attributes for assistive technology have the values true and false")
    func accessibility() {
        #expect(
            html { button { "Menu" }.ariaExpanded(false).ariaControls("a", "b") }
                == #"<button type="button" aria-expanded="false" aria-controls="a b">Menu</button>"#
        )
    }

    @Test("Modifiers of some elements do not apply to all")
    func groups() {
        func has<Group>(_ tag: any HTMLTag.Type, _ group: Group.Type) -> Bool { tag is Group }
        #expect(has(HTMLTags.Input.self, (any HTMLTags.AnyControl.Type).self))
        #expect(!has(HTMLTags.Div.self, (any HTMLTags.AnyControl.Type).self))
        #expect(!has(HTMLTags.Button.self, (any HTMLTags.AnyField.Type).self))
        #expect(!has(HTMLTags.Td.self, (any SVGTag.Type).self))
        #expect(has(HTMLTags.Svg.self, (any SVGTag.Type).self))
    }

    @Test("A graphic has numbers, and refers to its paints")
    func graphic() {
        let graphic = html {
            svg(viewBox: SVGViewBox(width: 10, height: 10)) {
                SVG.defs { SVG.linearGradient(id: "sky") { SVG.stop(offset: 0.5).stopColor("red") } }
                SVG.circle(cx: 5, cy: 2.5, r: 4).fill(SVGPaint(reference: "sky")).strokeWidth(2)
                SVG.polyline(points: [(0, 0), (1, 2.5)]).fill(.none)
            }
        }
        #expect(
            graphic
                == #"<svg viewBox="0 0 10 10"><defs><linearGradient id="sky"><stop offset="0.5" stop-color="red">"#
                + #"</stop></linearGradient></defs><circle cx="5" cy="2.5" r="4" fill="url(#sky)" stroke-width="2">"#
                + #"</circle><polyline points="0,0 1,2.5" fill="none"></polyline></svg>"#
        )
    }

    @Test("Preformatted text keeps its first line break")
    func preformatted() {
        #expect(html { pre { "\nx" } } == "<pre>\n\nx</pre>")
    }

    @Test("The value of a text area is its content in HTML, and an attribute for a connected browser")
    func textArea() {
        let page = TestPage { textarea(name: "note", value: "\n</textarea><b>").rows(2) }
        #expect(page.html == "<textarea name=\"note\" rows=\"2\">\n\n&lt;/textarea&gt;&lt;b&gt;</textarea>")
        #expect(page.loaded.numbers.count == 1)
        #expect(page.show { textarea(name: "note", value: "new").rows(2) } == #"["a",1,"value","new"]"#)
    }
}
