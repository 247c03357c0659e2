import Testing
import VSM

@testable import VSMWeb

@MainActor
@Suite("Widgets")
struct WidgetTests {
    private struct Point: Encodable {
        let x: Int
        let label: String
    }

    @Test("The data of a widget is JSON that cannot become markup")
    func data() {
        let text = html { widget("chart", data: [Point(x: 1, label: "</div>\"")]) }
        #expect(
            text == #"<div data-vsm-widget="chart" data-vsm-data="[{&quot;label&quot;:&quot;&lt;/div&gt;\&quot;&quot;,"#
                + #"&quot;x&quot;:1}]"></div>"#
        )
    }

    @Test("New data changes an attribute, so the content stays")
    func change() {
        let page = TestPage { widget("chart", data: [1]) }
        #expect(page.show { widget("chart", data: [2]) } == #"["a",1,"data-vsm-data","[2]"]"#)
    }

    @Test("Each event has its own action, which gets its values")
    func events() throws {
        var selected: [String?] = []
        let page = TestPage {
            div { widget("map") }
                .onWidgetEvent("select") { selected.append($0["city"]) }
                .onWidgetEvent("zoom") { selected.append($0["level"]) }
        }
        #expect(page.html.contains(#"data-vsm-on="widget=select widget=zoom""#))
        let node = try #require(page.element("div"))
        let element = try #require(page.page.element(node))
        let payload = EventPayload(fields: ["city": ["Rome"]], key: "select")
        var entered = EnteredValues()
        #expect(!element.report(payload, &entered))
        element.handler(for: .widget, key: "select")?.run(payload)
        #expect(selected == ["Rome"])
        #expect(element.handler(for: .widget, key: "other") == nil)
    }
}
