/// Computes the names of elements as "Accessible Name and Description Computation" specifies.
struct AccessibleNames {
    typealias Node = ReferenceTree.Node

    let tree: ReferenceTree
    let fields: FieldContents

    /// Returns the name of an element; empty if it has none.
    func name(of node: Node, role: ElementRole) -> String {
        let own = labelled(node) ?? label(node) ?? native(node)
        if let own, !own.isEmpty { return own }
        if role.isNamedFromContent {
            let content = text(of: node)
            if !content.isEmpty { return content }
        }
        return collapsed(
            node.attributes["title"] ?? (node.isTextField ? node.attributes["placeholder"] : nil) ?? ""
        )
    }

    /// Returns whether the author named an element.
    func hasName(_ node: Node) -> Bool {
        [labelled(node), label(node), node.attributes["title"]].contains { $0.map { !$0.isEmpty } ?? false }
    }

    /// Returns the text inside an element as a person reads it, with a space between blocks.
    ///
    /// - Parameter isForName: Whether the text is part of a name. Images and controls then contribute a text, too.
    func text(of node: Node, isForName: Bool = true) -> String {
        collapsed(rawText(of: node, isForName: isForName, isOutermost: true))
    }

    // MARK: Where names come from

    /// Returns the texts of the elements that label an element by their identifiers.
    private func labelled(_ node: Node) -> String? {
        guard let identifiers = node.attributes["aria-labelledby"] else { return nil }
        let texts = identifiers.split(whereSeparator: \.isWhitespace).compactMap { identifier in
            tree.element(withID: String(identifier)).map { label($0) ?? text(of: $0) }
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    private func label(_ node: Node) -> String? {
        guard let label = node.attributes["aria-label"].map(collapsed), !label.isEmpty else { return nil }
        return label
    }

    /// Returns the name that other parts of HTML give an element.
    private func native(_ node: Node) -> String? {
        switch node.tag {
        case "input" where node.inputType == "image": return node.attributes["alt"] ?? "Submit"
        case "input" where node.isButton:
            let byType = ["submit": "Submit", "reset": "Reset"]
            return node.attributes["value"] ?? byType[node.inputType]
        case "input", "select", "textarea", "meter", "output", "progress", "button":
            let labels = tree.labels(of: node).map { text(of: $0) }.filter { !$0.isEmpty }
            return labels.isEmpty ? nil : labels.joined(separator: " ")
        case "img", "area": return node.attributes["alt"].map(collapsed)
        case "fieldset": return content(of: "legend", in: node)
        case "figure": return content(of: "figcaption", in: node)
        case "table": return content(of: "caption", in: node)
        case "svg": return content(of: "title", in: node)
        case "option", "optgroup": return node.attributes["label"]
        default: return nil
        }
    }

    private func content(of tag: String, in node: Node) -> String? {
        node.children.first { $0.tag == tag }.map { text(of: $0) }
    }

    // MARK: Text

    private func rawText(of node: Node, isForName: Bool, isOutermost: Bool = false) -> String {
        switch node.kind {
        case .anchor: return ""
        case .text: return node.text
        case .page: return node.children.map { rawText(of: $0, isForName: isForName) }.joined()
        case .element(let tag):
            if !isOutermost, isHidden(node, forName: isForName) { return "" }
            if isForName, !isOutermost, let label = label(node) { return " \(label) " }
            switch tag {
            case "br": return " "
            case "img": return isForName ? node.attributes["alt"] ?? "" : ""
            // The value of a field is not part of the label around it.
            case "input", "textarea", "select": return ""
            default: break
            }
            let content = node.children.map { rawText(of: $0, isForName: isForName) }.joined()
            return Self.inlineTags.contains(tag) ? content : " \(content) "
        }
    }

    private func isHidden(_ node: Node, forName: Bool) -> Bool {
        Self.isInvisible(node) || forName && node.attributes["aria-hidden"] == "true"
    }

    /// Returns whether an element is invisible.
    static func isInvisible(_ node: Node) -> Bool {
        if node.attributes["hidden"] != nil || node.tag == "input" && node.inputType == "hidden" { return true }
        if node.tag == "dialog", node.attributes["open"] == nil { return true }
        if let details = node.parent, details.tag == "details", details.attributes["open"] == nil {
            return node.tag != "summary"
        }
        return ["script", "style", "template", "datalist", "head", "link", "meta", "noscript"].contains(node.tag)
    }

    private static let inlineTags: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "button", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd",
        "label",
        "mark", "output", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
    ]
}
