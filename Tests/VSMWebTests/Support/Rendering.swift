@testable import VSMWeb

/// A page on the main actor, and what it renders.
@MainActor
final class TestPage {
    let page: LivePage
    private(set) var nodes: [Node]

    init(@HTMLBuilder _ content: () -> some HTML) {
        page = LivePage(content(), owner: MainActor.shared)
        nodes = page.render()
    }

    /// The page as HTML, as it is now.
    var html: String {
        nodes = page.render()
        var bytes: [UInt8] = []
        HTMLSerializer.append(nodes, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The first element with a tag.
    func element(_ tag: String, at index: Int = 0) -> ElementNode? {
        nodes = page.render()
        var found: [ElementNode] = []
        func visit(_ nodes: [Node]) {
            for case .element(let element) in nodes {
                if element.tag.name == tag { found.append(element) }
                visit(element.children)
            }
        }
        visit(nodes)
        return found.indices.contains(index) ? found[index] : nil
    }

    /// Does with an element what a person would do.
    ///
    /// - Returns: whether anything answers.
    @discardableResult
    func fire(_ kind: EventKind, _ tag: String, at index: Int = 0, _ payload: EventPayload = EventPayload()) -> Bool {
        guard let element = element(tag, at: index), let handler = page.handler(of: element.id, for: kind) else {
            return false
        }
        handler.run(payload)
        return true
    }
}

/// HTML of a piece without states.
@MainActor
func html(@HTMLBuilder _ content: () -> some HTML) -> String {
    TestPage(content).html
}
