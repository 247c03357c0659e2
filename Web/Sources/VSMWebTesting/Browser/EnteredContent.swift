/// What a person put into a field, which is put back when the page was made again.
///
/// It follows `memory.js` and `returning.js` of the browser client.
struct EnteredContent {
    typealias Node = ReferenceTree.Node

    /// The text, or the chosen values.
    let content: [String]
    /// The label of the field.
    let label: String
    /// Whether the content is a text.
    let isText: Bool
    private let description: ElementDescription?
    /// The contents that the server may have.
    ///
    /// Any other content is a change by somebody else. If it is empty, the server may have any.
    private let known: Set<[String]>

    /// Returns the contents of the fields of a page, except passwords.
    static func all(in browser: ReferenceBrowser) -> [EnteredContent] {
        var identities = ElementIdentities(browser.tree)
        return browser.tree.page.descendants.compactMap { node in
            guard node.isField, node.inputType != "password" else { return nil }
            // A form that was refused shows what was sent, which no server keeps.
            let isRefused = browser.isRefused(node)
            guard let known = isRefused ? [] : browser.fields.known[node.number] else { return nil }
            let content = browser.content(of: node)
            // The server may have changed a choice since. A group of radio buttons has one that is checked.
            if node.inputType == "radio", !browser.fields.isChecked(node) { return nil }
            if !isRefused, let chosen = browser.fields.chosen[node.number], content != chosen { return nil }
            return EnteredContent(
                content: content,
                label: identities.label(of: node),
                isText: !node.isChoice,
                description: identities.uniqueDescription(of: node),
                known: known
            )
        }
    }

    /// Returns the field of the content in a page, once it can have the content; `nil` unless there is exactly one.
    func field(in browser: ReferenceBrowser) -> Node? {
        var identities = ElementIdentities(browser.tree)
        guard let field = description.flatMap({ identities.element(with: $0) }) else { return nil }
        // The options may come later.
        if field.tag == "select", !Set(field.options.map(\.optionValue)).isSuperset(of: content) { return nil }
        return field
    }

    /// Returns whether a field has the content that the person saw, or already the entered one.
    func isUnchanged(in field: Node, of browser: ReferenceBrowser) -> Bool {
        known.isEmpty || known.contains(browser.givenContent(of: field))
    }
}

extension ReferenceBrowser {
    /// Returns whether the page marks a field of the form around a field as wrong.
    fileprivate func isRefused(_ field: Node) -> Bool {
        guard field.inputType != "hidden", !field.isButton, !field.isDisabled else { return false }
        let form = field.withAncestors.first { $0.tag == "form" }
        return form?.descendants.contains { $0.attributes["aria-invalid"] == "true" } ?? false
    }
}

extension PageActing {
    /// Enters a content again, without moving the focus.
    func enterAgain(_ entered: EnteredContent, into field: Node) throws {
        if field.isCheckable {
            let isChecked = entered.content.contains(browser.fields.value(of: field))
            if browser.fields.isChecked(field) != isChecked { _ = try toggle(field) }
        } else if field.tag == "select" {
            try change(field, selecting: field.options.filter { entered.content.contains($0.optionValue) })
        } else {
            try change(field, to: entered.content.first ?? "")
        }
    }
}
