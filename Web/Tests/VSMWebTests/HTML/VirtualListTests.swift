import Testing

@testable import VSMWeb
@testable import VSMWebTesting

@MainActor
@Suite("Long lists")
struct VirtualListTests {
    /// Numbers that count how often an element is read.
    private struct CountedNumbers: RandomAccessCollection {
        final class Count { var value = 0 }

        var startIndex: Int
        var endIndex: Int
        var changed: [Int: String] = [:]
        let reads = Count()

        subscript(index: Int) -> Row {
            reads.value += 1
            return Row(id: index, title: changed[index] ?? "\(index)")
        }
    }

    private struct Row {
        let id: Int
        let title: String
    }

    private func list(_ numbers: CountedNumbers) -> some HTML {
        virtualList(numbers, key: \.id, rowHeight: 30) { row in li { row.title } }
    }

    private func page(_ numbers: CountedNumbers) -> TestPage { TestPage { list(numbers) } }

    private func scroll(_ page: TestPage, to first: Int, count: Int = 1, focused: Int? = nil) {
        let rows = VisibleRows(first: first, count: count, focused: focused)
        #expect(page.fire(.scroll, "ul", EventPayload(rows: rows)))
    }

    private let numbers = CountedNumbers(startIndex: 0, endIndex: 100_000)

    @Test("The first rows are rendered, with their place")
    func first() {
        let html = page(numbers).html
        #expect(
            html.hasPrefix(#"<ul tabindex="0" data-vsm-rows="0 100000 30" data-vsm-on="scroll"><li>0</li><li>1</li>"#)
        )
        #expect(html.hasSuffix("<li>49</li></ul>"))
    }

    @Test("Scrolling removes and inserts rows, and does not change the others")
    func scrolling() {
        let page = page(numbers)
        scroll(page, to: 500)
        #expect(page.html == ul(499...501, "499 100000 30"))
        scroll(page, to: 501)
        let patch = page.update()
        #expect(patch.contains(#"["a",1,"data-vsm-rows","500 100000 30"]"#))
        #expect(patch.contains(#"["x",102]"#) && patch.contains(#""502"]"#) && !patch.contains(#""501""#))
    }

    private func ul(_ rows: ClosedRange<Int>, _ place: String) -> String {
        let items = rows.map { "<li>\($0)</li>" }.joined()
        return #"<ul tabindex="0" data-vsm-rows="\#(place)" data-vsm-on="scroll">\#(items)</ul>"#
    }

    @Test("A change outside the window is not sent")
    func changeElsewhere() {
        let page = page(numbers)
        scroll(page, to: 500)
        page.update()
        var changed = numbers
        changed.changed = [3: "other", 700: "other"]
        #expect(page.show { list(changed) } == "")
        changed.changed[500] = "other"
        #expect(page.show { list(changed) }.hasSuffix(#","other"]"#))
    }

    @Test("Rows inserted before the window change only its place")
    func insertion() {
        let page = page(numbers)
        scroll(page, to: 500)
        page.update()
        var longer = numbers
        longer.startIndex = -7_000
        #expect(page.show { list(longer) } == #"["a",1,"data-vsm-rows","7499 107000 30"]"#)
    }

    @Test("The row with the focus stays rendered, with its place")
    func focus() {
        let page = page(numbers)
        scroll(page, to: 500, focused: 3)
        #expect(page.html.contains(#"data-vsm-rows="499 100000 30 3" data-vsm-on="scroll"><li>3</li><li>499</li>"#))
        scroll(page, to: 500)
        #expect(page.html == ul(499...501, "499 100000 30"))
    }

    @Test("The work depends on the window and not on the collection")
    func cost() {
        let page = page(numbers)
        #expect(numbers.reads.value < 500)
        scroll(page, to: 90_000, count: .max)
        page.update()
        #expect(numbers.reads.value < 3_000)
        #expect(page.browser.page.children[0].children.count == 300)
    }

    @Test("A page that is written again has the scrolled window")
    func wholePage() {
        let page = page(numbers)
        scroll(page, to: 500)
        page.update()
        let written = String(decoding: page.page.write(.html, version: 1).bytes, as: UTF8.self)
        #expect(written == ul(499...501, "499 100000 30"))
    }

    @Test("An empty list is rendered")
    func empty() {
        let page = page(CountedNumbers(startIndex: 0, endIndex: 0))
        scroll(page, to: 500, focused: 2)
        #expect(page.html == #"<ul tabindex="0" data-vsm-rows="0 0 30" data-vsm-on="scroll"></ul>"#)
        page.show { list(CountedNumbers(startIndex: 0, endIndex: 2)) }
        #expect(page.html == ul(0...1, "0 2 30"))
    }

    @Test("The author's modifiers, handlers and tab index stay")
    func modifiers() {
        let page = TestPage {
            virtualList(numbers, key: \.id, rowHeight: 30) { row in
                li { row.title }
            }
            .onFocus {}
            .tabIndex(-1)
            .class("rows")
        }
        #expect(
            page.html.contains(#"tabindex="-1" class="rows" data-vsm-rows="0 100000 30" data-vsm-on="focus scroll""#)
        )
    }
}
