/// A text that a person typed into a field, which is put back when the page was made again.
///
/// It follows `memory.js` and `returning.js` of the browser client.
struct TypedText {
    let text: String
    /// The label of the field.
    let label: String
    private let description: ElementDescription?
    /// The texts that the server may have.
    ///
    /// Any other text is a change by somebody else.
    private let known: Set<String>

    /// Returns the texts in the fields of a page, except passwords.
    static func all(in browser: ReferenceBrowser) -> [TypedText] {
        var identities = ElementIdentities(browser.tree)
        return browser.fields.known.sorted { $0.key < $1.key }.compactMap { number, known in
            guard let node = browser.tree[number], node.isTextField, node.inputType != "password" else { return nil }
            return TypedText(
                text: browser.fields.value(of: node),
                label: identities.label(of: node),
                description: identities.uniqueDescription(of: node),
                known: known
            )
        }
    }

    /// Returns the field of the text in a page; `nil` unless there is exactly one.
    func field(in browser: ReferenceBrowser) -> ReferenceTree.Node? {
        var identities = ElementIdentities(browser.tree)
        return description.flatMap { identities.element(with: $0) }
    }

    /// Returns whether a field has the text that the person saw, or already the typed one.
    func isUnchanged(in field: ReferenceTree.Node) -> Bool { known.contains(field.ownText) }
}
