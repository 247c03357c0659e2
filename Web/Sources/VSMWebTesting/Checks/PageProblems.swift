import VSMWeb

/// Finds the problems of a page.
enum PageProblems {
    typealias Node = ReferenceTree.Node

    static func repeatedIdentifiers(_ elements: [Node]) -> [String] {
        var known: [String: Node] = [:]
        return elements.compactMap { element in
            guard let identifier = element.attributes["id"] else { return nil }
            guard let first = known[identifier] else {
                known[identifier] = element
                return nil
            }
            return "Two elements have the identifier \(quoted(identifier)): \(first.startTag) and \(element.startTag)."
        }
    }

    static func namelessControls(_ browser: ReferenceBrowser, _ page: AccessibleElement) -> [String] {
        page.descendants.compactMap { element in
            guard !element.isHidden, element.name.isEmpty, let node = browser.tree[element.number] else { return nil }
            if element.role.isField {
                return """
                    A field has no name: \(node.startTag). Put it into label { … }, or give it an accessibilityLabel("…").
                    """
            }
            if element.role.isControl {
                return
                    "A \(element.role) has no name: \(node.startTag). Give it a text, or an accessibilityLabel(\"…\")."
            }
            guard element.role == .image, element.tag == "img", element.attributes["alt"] == nil else { return nil }
            return
                "An image has no description: \(node.startTag). Give it an alt text, which is empty if it is decorative."
        }
    }

    static func nestedControl(_ element: Node) -> String? {
        guard element.isInteractive || element.tag == "label" else { return nil }
        for outer in element.withAncestors.dropFirst() {
            let isNested = element.isInteractive && outer.isInteractive
            if isNested || outer.tag == element.tag {
                return """
                    A <\(element.tag ?? "")> is inside a <\(outer.tag ?? "")>, so a person cannot tell which of them \
                    they use: \(element.startTag) in \(outer.startTag).
                    """
            }
        }
        return nil
    }

    /// Returns the problem of an enabled button without an effect.
    static func ineffectiveButton(_ element: Node, in tree: ReferenceTree) -> String? {
        guard element.isButton, !element.isDisabled, element.attributes["aria-disabled"] != "true" else { return nil }
        let around = element.withAncestors
        // The script of a widget handles the buttons inside it, and so does a select.
        let isHandled = around.contains { $0.handles("click") || $0.attributes["data-vsm-widget"] != nil }
        if isHandled || element.attributes["data-vsm-on"] != nil || element.parent?.tag == "select" { return nil }
        if element.attributes["popovertarget"] != nil || element.attributes["commandfor"] != nil { return nil }
        let form = tree.form(of: element)
        if form != nil, element.submits || element.resets { return nil }
        let advice = form == nil ? "" : " To submit its form, write button(submits: true) { … }."
        let name = quoted(collapsed(element.textContent))
        return """
            The button \(name) does nothing: \(element.startTag). Give it an onClick, a popoverTarget or a command, or \
            disable it.\(advice)
            """
    }

    // MARK: References

    private static let referringAttributes = [
        "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details", "aria-errormessage",
        "aria-flowto", "aria-labelledby", "aria-owns", "for", "form", "headers", "list", "popovertarget",
    ]

    static func brokenReferences(_ elements: [Node], in tree: ReferenceTree) -> [String] {
        let identifiers = Set(elements.compactMap { $0.attributes["id"] })
        return elements.flatMap { element in
            var problems: [String] = []
            for name in referringAttributes {
                for identifier in element.attributes[name]?.split(whereSeparator: \.isWhitespace) ?? []
                where !identifiers.contains(String(identifier)) {
                    problems.append(
                        "\(element.startTag) refers to \(quoted(String(identifier))), and no element has that identifier."
                    )
                }
            }
            if element.tag == "label", problems.isEmpty, tree.control(of: element) == nil {
                problems.append(
                    """
                    A label belongs to no field: \(quoted(collapsed(element.textContent))). Put the field \
                    inside, or name its identifier.
                    """
                )
            }
            if element.tag == "a", let problem = brokenLink(element, identifiers) { problems.append(problem) }
            return problems
        }
    }

    private static func brokenLink(_ link: Node, _ identifiers: Set<String>) -> String? {
        guard let address = link.attributes["href"] else { return nil }
        if address.isEmpty { return "A link leads nowhere: \(link.startTag)." }
        guard address.hasPrefix("#"), !["#", "#top"].contains(address) else { return nil }
        guard !identifiers.contains(String(address.dropFirst())) else { return nil }
        return "A link leads to \(quoted(address)), and no element of the page has that identifier."
    }

    // MARK: Places

    private static let parents: [String: Set<String>] = [
        "caption": ["table"], "col": ["colgroup"], "colgroup": ["table"], "tbody": ["table"], "tfoot": ["table"],
        "thead": ["table"],
        "td": ["tr"], "th": ["tr"], "tr": ["tbody", "tfoot", "thead"],
        "li": ["ol", "ul", "menu"], "dt": ["dl", "div"], "dd": ["dl", "div"],
        "option": ["select", "optgroup", "datalist"], "optgroup": ["select"], "summary": ["details"],
    ]

    static func misplacedElement(_ element: Node) -> String? {
        guard let tag = element.tag, let outer = element.parent else { return nil }
        if let allowed = parents[tag], !allowed.contains(outer.tag ?? "") {
            let tags = allowed.sorted().map { "<\($0)>" }.joined(separator: " or ")
            return
                "A <\(tag)> must be in a \(tags), but is in \(outer.tag.map { "a <\($0)>" } ?? "none"): \(element.startTag)."
        }
        let around = element.withAncestors.dropFirst().filter { $0.tag != nil }
        let isHidden = element.attributes["type"] == "hidden"
        let effect = ParserRules.effect(on: tag, isHidden: isHidden, in: around.compactMap(\.tag))
        // A control in a control of the same kind is a problem of its own.
        guard let effect, nestedControl(element) == nil else { return nil }
        return
            "\(effect.sentence), so the page would differ from the view: \(element.startTag) in \(around[effect.cause].startTag).\(effect.advice)"
    }

    static func misplacedText(_ text: Node) -> String? {
        guard case .text = text.kind else { return nil }
        let around = text.withAncestors.dropFirst().compactMap(\.tag)
        guard let effect = ParserRules.effect(onText: text.text, in: around) else { return nil }
        return """
            \(effect.sentence), so the page would differ from the view: \(quoted(collapsed(text.text))).\(effect.advice)
            """
    }
}

extension ReferenceTree.Node {
    /// Whether a person can use the element without a handler.
    fileprivate var isInteractive: Bool {
        isControl || tag == "a" && attributes["href"] != nil || tag == "summary"
    }
}
