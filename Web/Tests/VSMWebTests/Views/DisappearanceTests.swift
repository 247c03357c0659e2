import Testing
import VSM

@testable import VSMWeb

@MainActor
@Suite("Pieces that leave a page")
struct DisappearanceTests {
    @Test("A branch that is no longer taken disappears once")
    func branch() {
        var disappearances = 0
        let page = TestPage {
            if true { p { "a" }.onDisappear { disappearances += 1 } }
        }
        #expect(disappearances == 0)
        page.show { if Bool(false) { p { "a" }.onDisappear { disappearances += 1 } } }
        #expect(disappearances == 1)
        page.page.close()
        #expect(disappearances == 1)
    }

    @Test("The action of the last rendering runs")
    func lastAction() {
        var last = 0
        func content(_ number: Int) -> some HTML { p { "a" }.onDisappear { last = number } }
        let page = TestPage { content(1) }
        page.show { content(2) }
        page.page.close()
        #expect(last == 2)
    }

    @Test("A removed row disappears, and the others stay")
    func row() {
        var gone: [Int] = []
        func list(_ rows: [Int]) -> some HTML {
            ul { forEach(rows, key: \.self) { row in li { "row" }.onDisappear { gone.append(row) } } }
        }
        let page = TestPage { list([1, 2, 3]) }
        page.show { list([3, 1]) }
        #expect(gone == [2])
    }

    @Test("The end of a session makes all pieces disappear, inner views first")
    func end() {
        var gone: [String] = []
        struct Outer: HTMLView {
            let note: (String) -> Void
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                div { Inner(note: note) }.onDisappear { note("outer") }
            }
        }
        struct Inner: HTMLView {
            let note: (String) -> Void
            var initialState: Int { 7 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                p { "inner" }.onDisappear {
                    // The container still exists, and accepts a last action.
                    container.observe(8)
                    note("inner \(container.state)")
                }
            }
        }
        let page = TestPage { Outer { gone.append($0) } }
        page.page.close()
        #expect(gone.sorted() == ["inner 8", "outer"])
    }
}
