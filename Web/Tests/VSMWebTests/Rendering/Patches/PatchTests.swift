import Testing
import VSM

@testable import VSMWeb
@testable import VSMWebTesting

@MainActor
@Suite("Patches", .timeLimit(.minutes(10)))
struct PatchTests {
    @Test("A page without changes sends no operations")
    func equal() {
        let page = TestPage { p { "a" }.class("b") }
        #expect(page.show { p { "a" }.class("b") } == "")
    }

    @Test("A changed text is one operation")
    func text() {
        let page = TestPage { p { "a" } }
        #expect(page.show { p { "b" } } == #"["t",2,"b"]"#)
    }

    @Test("A text that appears or disappears is inserted or removed")
    func emptyText() {
        let page = TestPage {
            p { "" }; "end"
        }
        #expect(
            page.show {
                p { "b" }; "end"
            } == #"["i",-1,[2,0,"b"]]"#
        )
        #expect(
            page.show {
                p { "" }; "end"
            } == #"["x",2]"#
        )
    }

    @Test("Changed attributes are set, and missing ones are removed")
    func attributes() {
        let page = TestPage { button { "a" }.class("b").disabled() }
        #expect(page.show { button { "a" }.class("c") } == #"["a",1,"class","c","disabled",null]"#)
    }

    private func list(_ items: [Int]) -> some HTML {
        ul { forEach(items, key: \.self) { item in li { "\(item)" } } }
    }

    @Test("A row that moves to the front is one move")
    func move() {
        let page = TestPage { list([1, 2, 3, 4]) }
        #expect(page.show { list([4, 1, 2, 3]) } == #"["m",-1,8]"#)
    }

    @Test("Adjacent new rows are one operation")
    func insertion() {
        let page = TestPage { list([1, 4]) }
        #expect(page.show { list([1, 2, 3, 4]) } == #"["i",2,[6,"li","2"],["li","3"]]"#)
    }

    @Test("A long list in reverse order is one short operation")
    func reversed() {
        let page = TestPage { list(Array(0..<1000)) }
        let operations = page.show { list((0..<1000).reversed()) }
        #expect(operations == #"["o",-1,[2000,-2,1000]]"#)
        #expect(page.browser.page.children[0].children.map(\.number) == (0..<1000).map { 2000 - 2 * $0 })
    }

    @Test("Another branch is another element, even with the same tag")
    func branch() {
        func content(_ flag: Bool) -> some HTML { div { if flag { p { "a" } } else { p { "b" } } } }
        let page = TestPage { content(true) }
        #expect(page.show { content(false) } == #"["x",2],["i",-1,[4,"p","b"]]"#)
    }

    @Test("A box that a person checked stays checked if the state does not change", arguments: [true, false])
    func reportedBox(isInConditionalRow: Bool) {
        let page = TestPage {
            ul {
                if isInConditionalRow {
                    forEach([1, 2], key: \.self, rerenderWhen: .elementChanges) { _ in
                        li { checkbox(name: "b", isChecked: false).onToggle { _ in } }
                    }
                } else {
                    forEach([1, 2], key: \.self) { _ in
                        li { checkbox(name: "b", isChecked: false).onToggle { _ in } }
                    }
                }
            }
        }
        page.fire(.change, "input", at: 1, EventPayload(isChecked: true))
        #expect(page.update() == "")
    }

    @Test("The values of a submitted form's fields are sent if they differ")
    func submittedForm() {
        let page = TestPage {
            form {
                label { input(name: "text", value: "") }
                checkbox(name: "box", isChecked: false)
            }.onSubmit { _ in }
        }
        page.fire(.submit, "form", EventPayload(fields: ["text": ["typed"], "box": ["on"]]))
        #expect(page.update() == #"["a",3,"value",""],["a",4,"checked",null]"#)
    }

    @Test("A row that depends on a value outside its condition is reported", arguments: [true, false])
    func brokenPromise(isNamed: Bool) {
        func list(_ suffix: String) -> some HTML {
            let named = isNamed ? suffix : ""
            return ul {
                forEach([1, 2], key: \.self, rerenderWhen: .elementChanges(or: named)) { row in li { "\(row)\(suffix)" }
                }
            }
        }
        let page = TestPage(findsMistakes: true) { list("a") }
        page.show { list("b") }
        #expect(page.page.hasUnexpectedChange == !isNamed)
        #expect(page.html == "<ul><li>1b</li><li>2b</li></ul>")
    }

    @Test("A view in a row can change together with the view of its list")
    func viewInRow() {
        struct Counter: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                button { container.state }.onClick { container.observe(container.state + 1) }
            }
        }
        func list() -> some HTML {
            ul { forEach([1, 2], key: \.self, rerenderWhen: .elementChanges) { _ in li { Counter() } } }
        }
        let page = TestPage(findsMistakes: true) { list() }
        page.fire(.click, "button", at: 1)
        page.show { list() }
        #expect(!page.page.hasUnexpectedChange)
        #expect(page.html.contains(">1</button>"))
    }
}
