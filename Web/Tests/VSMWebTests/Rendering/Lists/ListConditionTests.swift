import Testing
import VSM

@testable import VSMWeb
@testable import VSMWebTesting

@MainActor
@Suite("Lists whose condition comes and goes")
struct ListConditionTests {
    /// An element that is equal to another one with the same text, and is released when no list retains it.
    private struct Item: Equatable {
        let id: Int
        let text: String
        let lifeline = Object()

        final class Object {}

        static func == (first: Item, second: Item) -> Bool { (first.id, first.text) == (second.id, second.text) }
    }

    private func list(_ items: [Item], isConditional: Bool) -> some HTML {
        ul {
            isConditional
                ? forEach(items, key: \.id, rerenderWhen: .elementChanges) { item in li { item.text } }
                : forEach(items, key: \.id) { item in li { item.text } }
        }
    }

    private func items(_ texts: String...) -> [Item] {
        texts.enumerated().map { Item(id: $0.offset, text: $0.element) }
    }

    @Test("A list that loses its condition releases its earlier elements")
    func loss() {
        var items: [Item]? = items("a", "b")
        weak let object = items?.first?.lifeline
        let page = TestPage { list(items ?? [], isConditional: true) }
        page.show { list(self.items("a", "c"), isConditional: false) }
        items = nil
        #expect(object == nil)
        #expect(page.html == "<ul><li>a</li><li>c</li></ul>")
    }

    @Test("A list can get a condition, lose it and get it again", arguments: [true, false])
    func changes(isConditionalFirst: Bool) throws {
        var isConditional = isConditionalFirst
        let page = TestPage { list(items("a", "b", "c"), isConditional: isConditional) }
        for texts in [["a", "x", "c"], ["a"], ["b", "a", "y"], ["b", "a", "z"], []] {
            isConditional.toggle()
            let items = texts.enumerated().map { Item(id: $0.offset, text: $0.element) }
            page.show { list(items, isConditional: isConditional) }
            let whole = page.page.write(.json, version: 1).bytes
            #expect(try page.browser.html == ReferenceTree(tree: whole).html)
            #expect(page.html == "<ul>\(texts.map { "<li>\($0)</li>" }.joined())</ul>")
        }
    }

    @Test("A row of a list with a condition records which value the person has seen")
    func seenValues() throws {
        func list(_ texts: String...) -> some HTML {
            ul {
                forEach(texts, key: \.self, rerenderWhen: .elementChanges) { text in
                    li { button { text }.onClick(seeing: text) {} }
                }
            }
        }
        let page = TestPage { list("a", "b") }
        page.page.show(list("a", "c", "b"))
        page.update(version: 2)
        func version(ofButton index: Int) throws -> Int? {
            let node = try #require(page.element("button", at: index))
            return try #require(page.page.element(node)).versionOfSeenValue
        }
        #expect(try [0, 1, 2].map(version) == [1, 2, 1])
    }
}
