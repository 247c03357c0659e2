import Foundation
import Testing
import VSM

@testable import VSMWeb

@MainActor
@Suite("Fields bound to a state")
struct BindingTests {
    enum Size: String, FieldValue { case small, large }

    struct State: Equatable {
        var name = "a"
        var count = 2
        var size = Size.small
        var isOn = false

        func rename(_ name: String) -> State { State(name: name.uppercased(), count: count, size: size, isOn: isOn) }
    }

    @Test("A bound field has the value of the state and observes its action")
    func text() {
        let container = StateContainer(state: State())
        let page = TestPage { input(name: "name").bind(container.bind(\.name, to: State.rename)) }
        #expect(page.html.contains(#"value="a" data-vsm-holds="" data-vsm-on="input""#))
        page.fire(.input, "input", EventPayload(value: "bc"))
        #expect(container.state.name == "BC")
    }

    @Test("A field binds to every shape of action that has a first state immediately")
    func shapes() {
        func value(of binding: (StateContainer<State>) -> FieldBinding<String>) -> String {
            let container = StateContainer(state: State())
            let page = TestPage { input(name: "name").bind(binding(container)) }
            page.fire(.input, "input", EventPayload(value: "bc"))
            return container.state.name
        }

        #expect(value { $0.bind(\.name, to: { $0.rename($1) }) } == "BC")
        #expect(value { $0.bind(\.name, to: { state, name in StateSequence({ state.rename(name) }) }) } == "BC")
        #expect(value { $0.bind(\.name, to: { FinishingAction($0.rename($1)) }) } == "BC")
        #expect(value { $0.bind(\.name, to: { Just($0.rename($1)) }) } == "BC")
    }

    @Test("A value that a person entered does not count as the value of the state")
    func baseline() {
        let page = TestPage { input(name: "name").bind("a") { _ in } }
        page.fire(.input, "input", EventPayload(value: "ab"))
        #expect(page.show { input(name: "name").bind("ab") { _ in } } == #"["a",1,"value","ab"]"#)
        let free = TestPage { input(name: "name", value: "a").onInput { _ in } }
        free.fire(.input, "input", EventPayload(value: "ab"))
        #expect(free.show { input(name: "name", value: "ab").onInput { _ in } } == "")
    }

    @Test("What a person entered stays until the view gives the field another value than before")
    func entered() {
        func field(_ value: String) -> some HTML { input(name: "name", value: value).onInput { _ in } }
        let page = TestPage { field("a") }
        page.fire(.input, "input", EventPayload(value: "ab"))
        #expect(page.show { field("a") } == "")
        #expect(page.show { field("b") } == #"["a",1,"value","b"]"#)
        #expect(page.show { field("a") } == #"["a",1,"value","a"]"#)

        func box(_ isChecked: Bool) -> some HTML {
            VSMWeb.checkbox(name: "box", isChecked: isChecked).onToggle { _ in }
        }
        let boxes = TestPage { box(false) }
        boxes.fire(.change, "input", EventPayload(isChecked: true))
        #expect(boxes.show { box(false) } == "")
        #expect(boxes.show { box(true) } == #"["a",1,"checked",""]"#)

        func list(_ value: String) -> some HTML {
            select(name: "list") {
                forEach(["a", "b", "c"], key: \.self) { option(value: $0, isSelected: $0 == value) }
            }.onChange { _ in }
        }
        let lists = TestPage { list("a") }
        lists.fire(.change, "select", EventPayload(value: "b"))
        #expect(lists.show { list("a") } == "")
        lists.fire(.change, "select", EventPayload(value: "c"))
        #expect(lists.show { list("c") } == "")
    }

    @Test("The pause of a debounced field is at most one minute")
    func debounced() {
        let text = html { input(name: "name").bind("a", debounced: .seconds(0.5)) { _ in } }
        #expect(text.contains(#"data-vsm-debounce="500""#))
        #expect(html { input(name: "n").bind("a", debounced: .seconds(1e15)) { _ in } }.contains(#"="60000""#))
    }

    @Test("Input that is not a number is ignored until the person leaves the field")
    func number() {
        var numbers: [Int] = []
        let page = TestPage { input(type: .number, name: "count").bind(2) { numbers.append($0) } }
        #expect(page.html.contains(#"data-vsm-holds="left""#))
        page.fire(.input, "input", EventPayload(value: "1e"))
        page.fire(.input, "input", EventPayload(value: "7"))
        page.fire(.input, "input", EventPayload())
        #expect(numbers == [7])
    }

    @Test("A bound choice selects its option in the first page")
    func choice() {
        var sizes: [Size] = []
        let page = TestPage {
            select(name: "size") {
                option(value: "small") { "S" }
                option(value: "large") { "L" }
            }.bind(Size.large) { sizes.append($0) }
        }
        #expect(page.html.contains(#"<option value="small">S</option><option value="large" selected="">L</option>"#))
        page.fire(.change, "select", EventPayload(value: "small"))
        page.fire(.change, "select", EventPayload(value: "huge"))
        #expect(sizes == [.small])
    }

    @Test("A bound radio button is checked if it has the value of the state")
    func radio() {
        let text = html {
            VSMWeb.radio(name: "size", value: "small", isChecked: false).bind(Size.small) { _ in }
            VSMWeb.radio(name: "size", value: "large", isChecked: true).bind(Size.small) { _ in }
        }
        #expect(text.contains(#"value="small" checked="""#))
        #expect(!text.contains(#"value="large" checked"#))
    }

    @Test("A bound checkbox is checked if its state is true")
    func checkbox() {
        var values: [Bool] = []
        let page = TestPage { VSMWeb.checkbox(name: "on", isChecked: false).bind(true) { values.append($0) } }
        #expect(page.html.contains(#"checked="""#))
        page.fire(.change, "input", EventPayload(isChecked: false))
        #expect(values == [false])
    }

    @Test("Options that a person chose count as chosen")
    func report() {
        func content(_ chosen: Set<String>) -> some HTML {
            select(name: "topics", allowsMultiple: true) {
                forEach(["a", "b", "c"], key: \.self) { topic in
                    option(value: topic, isSelected: chosen.contains(topic)) { topic }
                }
            }.onChange { _ in }
        }
        let page = TestPage { content(["a"]) }
        page.fire(.change, "select", EventPayload(values: ["b", "c"]))
        #expect(page.show { content(["b", "c"]) } == "")
    }

    @Test("An error marks its field and names its message")
    func errors() {
        let errors = FormErrors(["a b": "Wrong <"])
        let text = html {
            input(name: "a b").errors(errors, in: "form")
            errorMessage(errors, of: "a b", in: "form")
            input(name: "c").errors(errors, in: "form")
            errorMessage(errors, of: "c", in: "form")
        }
        #expect(text.contains(#"aria-invalid="true" aria-describedby="form-a_b-error""#))
        #expect(text.contains(#"<p id="form-a_b-error" class="vsm-error">Wrong &lt;</p>"#))
        #expect(text.components(separatedBy: "error").count == 4)
    }
}
