import Testing

@testable import VSMWeb

@MainActor
@Suite("The difference of two trees")
struct TreeDifferenceTests {
    private func render(_ page: LivePage, _ content: some HTML) -> [Node] {
        page.show(content)
        return page.render()
    }

    @Test("Applied to the tree before, gives the tree after, whatever the trees", arguments: 0..<300)
    func random(seed: Int) throws {
        var generator = SplitMix(seed: UInt64(seed))
        let page = LivePage(RandomTree(using: &generator), owner: MainActor.shared)
        var before = page.render()
        for _ in 0..<10 {
            let after = render(page, RandomTree(using: &generator))
            var tree = ReferenceTree(before)
            for operation in TreeDifference(from: before, to: after).operations { try tree.apply(operation) }
            #expect(tree.roots == after.map(PatchNode.init))
            let identifiers = after.identifiersInDocumentOrder
            #expect(Set(identifiers).count == identifiers.count)
            before = after
        }
    }

    @Test("Trees that are equal differ in nothing")
    func equal() {
        let page = LivePage(p { "a" }.class("b"), owner: MainActor.shared)
        let before = page.render()
        #expect(TreeDifference(from: before, to: render(page, p { "a" }.class("b"))).operations.isEmpty)
    }

    @Test("A text that changes is one operation")
    func text() throws {
        let page = LivePage(p { "a" }, owner: MainActor.shared)
        let before = page.render()
        let operations = TreeDifference(from: before, to: render(page, p { "b" })).operations
        #expect(operations == [.setText(before.identifiersInDocumentOrder[1], "b")])
    }

    @Test("An element of a list that moves to the front is one move")
    func move() {
        func list(_ items: [Int]) -> some HTML { ul { forEach(items, key: \.self) { item in li { "\(item)" } } } }
        let page = LivePage(list([1, 2, 3, 4]), owner: MainActor.shared)
        let before = page.render()
        let operations = TreeDifference(from: before, to: render(page, list([4, 1, 2, 3]))).operations
        #expect(operations.count == 1)
        guard case .move = operations.first else {
            Issue.record("Not a move: \(operations)")
            return
        }
    }

    @Test("The other branch is another element, even with the same tag")
    func branch() {
        func content(_ flag: Bool) -> some HTML { div { if flag { p { "a" } } else { p { "b" } } } }
        let page = LivePage(content(true), owner: MainActor.shared)
        let before = page.render()
        let operations = TreeDifference(from: before, to: render(page, content(false))).operations
        #expect(operations.count == 2)
        #expect(operations.first == .remove(before.identifiersInDocumentOrder[1]))
    }

    @Test("A box that a person checked is told that it is not, also deep in a page that stays the same")
    func reportedBox() {
        let content = div { label { checkbox(name: "b", isChecked: false) } }
        let page = LivePage(content, owner: MainActor.shared)
        let nodes = page.render()
        let box = nodes.identifiersInDocumentOrder[2]
        #expect(
            TreeDifference(from: nodes, to: nodes, reported: [box: ["checked": ""]]).operations
                == [.setAttributes(box, ["checked": nil])]
        )
    }

    @Test("A field is not told what the browser reported, and is told what differs from it")
    func reportedValue() throws {
        let page = LivePage(input(name: "q", value: ""), owner: MainActor.shared)
        let before = page.render()
        let field = before.identifiersInDocumentOrder[0]
        let agreed = render(page, input(name: "q", value: "abc"))
        #expect(TreeDifference(from: before, to: agreed, reported: [field: ["value": "abc"]]).operations.isEmpty)
        #expect(
            TreeDifference(from: before, to: before, reported: [field: ["value": "abc"]]).operations
                == [.setAttributes(field, ["value": ""])]
        )
    }
}
