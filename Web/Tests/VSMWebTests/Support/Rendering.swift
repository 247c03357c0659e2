import VSM

@testable import VSMWeb
@testable import VSMWebTesting

/// A page on the main actor, with the content of its browser.
@MainActor
final class TestPage {
    let page: RenderedPage
    let browser: ReferenceTree
    /// The page as it was sent first.
    let loaded: NodeWriter

    init(findsMistakes: Bool = false, @HTMLBuilder _ content: () -> some HTML) {
        page = RenderedPage(owner: MainActor.shared, findsMistakes: findsMistakes)
        loaded = page.open(content())
        browser = try! ReferenceTree(tree: page.write(.json, version: 1).bytes)
    }

    /// The current page as HTML, without the marks of views.
    var html: String {
        update()
        return String(decoding: page.write(.html, version: 1).bytes, as: UTF8.self)
            .replacing("<!--v-->", with: "")
    }

    /// Shows other content, and updates the browser.
    @discardableResult
    func show(@HTMLBuilder _ content: () -> some HTML) -> String {
        page.show(content())
        return update()
    }

    /// Updates the browser.
    ///
    /// - Returns: The operations without the first comma.
    @discardableResult
    func update(version: Int = 1) -> String {
        let operations = page.renderChanges(version: version)
        try! browser.apply(operations)
        return String(decoding: operations.dropFirst(), as: UTF8.self)
    }

    /// Returns the number of an element, by its tag.
    func element(_ tag: String, at index: Int = 0) -> NodeID? {
        update()
        var found: [NodeID] = []
        func visit(_ node: ReferenceTree.Node) {
            if node.kind == .element(tag) { found.append(NodeID(UInt32(node.number))) }
            node.children.forEach(visit)
        }
        visit(browser.page)
        return found.indices.contains(index) ? found[index] : nil
    }

    /// Uses an element as a person would.
    ///
    /// - Returns: Whether the element has a handler.
    @discardableResult
    func fire(_ kind: EventKind, _ tag: String, at index: Int = 0, _ payload: EventPayload = EventPayload()) -> Bool {
        guard let node = element(tag, at: index), let element = page.element(node),
            let handler = element.handler(for: kind)
        else { return false }
        page.report(payload, of: element, node)
        handler.run(payload)
        return true
    }
}

/// Returns the HTML of a piece without states.
@MainActor
func html(@HTMLBuilder _ content: () -> some HTML) -> String {
    TestPage(content).html
}
