import VSMWeb

/// The nodes of a page as HTML that a browser shows without a server.
struct PageMarkup {
    private typealias Node = ReferenceTree.Node

    private let browser: ReferenceBrowser
    private var output = ""

    /// The HTML of the page, with what a person entered into its fields.
    var html: String { output }

    init(_ browser: ReferenceBrowser) {
        self.browser = browser
        for node in browser.tree.page.children { append(node) }
    }

    private mutating func append(_ node: Node) {
        switch node.kind {
        case .page, .anchor: break
        case .text: output += Self.escaped(node.text)
        case .element(let tag):
            output += "<\(tag)"
            for (name, value) in attributes(of: node).sorted(by: { $0.key < $1.key }) {
                output += " \(name)=\"\(Self.escaped(value))\""
            }
            output += ">"
            guard !DocumentReader.emptyTags.contains(tag) else { return }
            if let markup = node.attributes["data-vsm-raw"] {
                output += markup
            } else if tag == "textarea" {
                // A parser drops a line break before the text.
                output += "\n" + Self.escaped(browser.fields.value(of: node))
            } else {
                for child in node.children { append(child) }
            }
            output += "</\(tag)>"
        }
    }

    private func attributes(of node: Node) -> [String: String] {
        // Nothing in a frame of a gallery runs.
        var attributes = node.attributes.filter { !$0.key.hasPrefix("data-vsm-") && !$0.key.hasPrefix("on") }
        if node.isCheckable {
            attributes["checked"] = browser.fields.isChecked(node) ? "" : nil
        } else if node.tag == "textarea" {
            attributes["value"] = nil
        } else if node.tag == "input", node.takesText {
            attributes["value"] = browser.fields.value(of: node)
        } else if node.tag == "option", let choice = choice(of: node) {
            attributes["selected"] = browser.fields.value(of: choice) == node.optionValue ? "" : nil
        }
        return attributes
    }

    private func choice(of option: Node) -> Node? {
        sequence(first: option) { $0.parent }.first { $0.tag == "select" }
    }

    /// Returns a text for an element or for the value of an attribute.
    static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        HTMLEscaping.appendAttributeValue(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
