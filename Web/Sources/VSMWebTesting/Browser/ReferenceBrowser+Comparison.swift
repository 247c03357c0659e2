extension ReferenceBrowser {
    /// Returns the page and another one as text, including the values of fields.
    ///
    /// The texts are equal if the pages are.
    ///
    /// The texts leave out values that the person entered and the server does not know yet.
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

    /// Returns whether the comparison leaves out a field: its attributes do not have the whole value, or it is a
    /// password, which is never sent back.
    private func isLeftOut(_ node: Node) -> Bool {
        fields.isAhead(node) || node.tag == "input" && node.inputType == "password"
            || ["option", "select", "textarea"].contains(node.tag)
                && node.withAncestors.contains { ["select", "textarea"].contains($0.tag) }
    }

    private func withoutContent(_ attributes: [String: String]) -> [String: String] {
        attributes.filter { !["value", "checked", "selected"].contains($0.key) }
    }
}
