/// A text that a person typed into a field, which is put back when the page was made again.
///
/// It follows `memory.js` and `returning.js` of the browser client.
struct TypedText {
    let text: String
    /// The label of the field.
    let label: String
    private let description: ElementDescription?
    /// The text of the server.
    private let original: String

    /// Returns the texts in the fields of a page, except passwords.
    static func all(in browser: ReferenceBrowser) -> [TypedText] {
        var identities = ElementIdentities(browser.tree)
        return browser.fields.edited.sorted().compactMap { number in
            guard let node = browser.tree[number], node.isTextField, node.inputType != "password" else { return nil }
            return TypedText(
                text: browser.fields.value(of: node),
                label: identities.label(of: node),
                description: identities.uniqueDescription(of: node),
                original: node.ownText
            )
        }
    }

    /// Returns the field of the text in a page; `nil` unless there is exactly one.
    func field(in browser: ReferenceBrowser) -> ReferenceTree.Node? {
        var identities = ElementIdentities(browser.tree)
        return description.flatMap { identities.element(with: $0) }
    }

    /// Returns whether a field has the text that the person saw, or already the typed one.
    func isUnchanged(in field: ReferenceTree.Node) -> Bool { [original, text].contains(field.ownText) }
}

extension ReferenceTree.Node {
    /// The text that the server gave a field.
    fileprivate var ownText: String { attributes["value"] ?? (tag == "textarea" ? textContent : "") }
}
