extension ReferenceBrowser {
    /// The page and another one, as text, with what the person sees in fields; equal if the pages are.
    ///
    /// What the person has entered and the server does not know yet is left out.
    func texts(with other: ReferenceTree) -> (browser: String, other: String) {
        let browser = tree.html { node in
            var attributes = node.attributes
            if node.tag == "details" { attributes["open"] = nil }
            if isLeftOut(node) { return withoutContent(attributes) }
            if node.tag == "input", node.isTextField { attributes["value"] = fields.value(of: node) }
            if node.isCheckable { attributes["checked"] = fields.isChecked(node) ? "" : nil }
            if node.tag == "input", attributes["value"] == "" { attributes["value"] = nil }
            return attributes
        }
        let fresh = other.html { node in
            var attributes = node.attributes
            if node.tag == "details" { attributes["open"] = nil }
            if let own = tree[node.number], isLeftOut(own) { return withoutContent(attributes) }
            if node.tag == "input", attributes["value"] == "" { attributes["value"] = nil }
            return attributes
        }
        return (browser, fresh)
    }

    /// What the person sees in a `select` or a text area is not in its attributes alone, and a password is never sent back.
    private func isLeftOut(_ node: Node) -> Bool {
        fields.isAhead(node) || node.tag == "input" && node.inputType == "password"
            || ["option", "select", "textarea"].contains(node.tag)
                && node.withAncestors.contains { ["select", "textarea"].contains($0.tag) }
    }

    private func withoutContent(_ attributes: [String: String]) -> [String: String] {
        attributes.filter { !["value", "checked", "selected"].contains($0.key) }
    }
}
