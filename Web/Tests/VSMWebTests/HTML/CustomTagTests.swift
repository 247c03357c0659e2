import Testing

@testable import VSMWeb

@MainActor
@Suite("Custom elements")
struct CustomTagTests {
    private enum MapTag: CustomTag {
        static let name: HTMLTagName = "shop-map"
    }

    @Test("A custom element has its name, attributes and content")
    func customElement() {
        let page = TestPage { element(MapTag.self) { p { "Loading" } }.attribute("zoom", "12").class("map") }
        #expect(page.html == #"<shop-map zoom="12" class="map"><p>Loading</p></shop-map>"#)
    }

    @Test(
        "A custom name has a hyphen and only allowed characters",
        arguments: ["a-b", "shop-map.v2", "x-1_a"] as [StaticStringBox]
    )
    func allowed(name: StaticStringBox) {
        #expect(HTMLTagName.isCustom(name.string))
    }

    @Test(
        "Other names are refused",
        arguments: [
            "", "div", "script", "-a", "1-a", "A-b", "a-B", "a b-c", "a-b>", "a-b/", "a-b\"", "a-b\n", "a-é",
            "font-face",
            "annotation-xml",
        ] as [StaticStringBox]
    )
    func refused(name: StaticStringBox) {
        #expect(!HTMLTagName.isCustom(name.string))
    }

    private enum ClipPath: CustomTag, SVGTag {
        static let name: HTMLTagName = "clipPath"
    }

    @Test("An SVG element without a function has the modifiers of graphics, and escaped attributes")
    func graphic() {
        let page = TestPage {
            svg(viewBox: SVGViewBox(width: 10, height: 10)) {
                element(ClipPath.self).opacity(1).attribute("clip-rule", "\"<evenodd>")
            }
        }
        let clipPath = #"<clipPath opacity="1" clip-rule="&quot;&lt;evenodd&gt;"></clipPath>"#
        #expect(page.html == #"<svg viewBox="0 0 10 10">\#(clipPath)</svg>"#)
    }

    @Test(
        "An SVG element that runs code, animates attributes or loads a file is refused",
        arguments: [
            "animate", "animateMotion", "animateTransform", "set", "mpath", "discard", "script", "style", "image",
            "feImage",
            "clippath", "CLIPPATH", "clipPath ",
        ] as [StaticStringBox]
    )
    func refusedGraphic(name: StaticStringBox) {
        #expect(!HTMLTagName.isGraphic(name.string))
        #expect(!HTMLTagName.isCustom(name.string))
    }

    @Test("A refused name in a literal traps")
    func literal() async {
        await #expect(processExitsWith: .failure) {
            let name: HTMLTagName = "script"
            _ = name
        }
    }
}

/// A static string as an argument of a test.
struct StaticStringBox: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let string: StaticString

    init(stringLiteral value: StaticString) {
        string = value
    }

    var testDescription: String { string.description }
}
