// The default roles of elements, as in "HTML Accessibility API Mappings".

extension ElementRole {
    /// Returns the role of an element.
    ///
    /// - Parameters:
    ///   - node: The element.
    ///   - hasName: Returns whether the element has a name. The function calls it only if the role depends on the name.
    static func of(_ node: ReferenceTree.Node, hasName: () -> Bool) -> ElementRole {
        if let names = node.attributes["role"]?.split(whereSeparator: \.isWhitespace), let first = names.first {
            return first == "none" ? .presentation : ElementRole(String(first))
        }
        switch node.tag {
        case "form" where !hasName(): return .generic
        case "section": return hasName() ? .region : .generic
        case "header", "footer":
            let isOfPage = !node.withAncestors.dropFirst().contains {
                ["article", "aside", "main", "nav", "section"].contains($0.tag)
            }
            guard isOfPage else { return .generic }
            return node.tag == "header" ? "banner" : "contentinfo"
        case "a", "area": return node.attributes["href"] == nil ? .generic : .link
        case "img": return node.attributes["alt"] == "" ? .presentation : .image
        case "input": return ofInput(node)
        case "select":
            let size = node.attributes["size"].flatMap { Int($0) } ?? 1
            return node.attributes["multiple"] != nil || size > 1 ? .listbox : .combobox
        case "th": return node.attributes["scope"] == "row" ? .rowheader : .columnheader
        case "li":
            let isInList = node.parent.map { ["ul", "ol", "menu"].contains($0.tag) } ?? false
            return isInList ? .listitem : .generic
        case let tag?: return byTag[tag] ?? .generic
        case nil: return .generic
        }
    }

    private static func ofInput(_ node: ReferenceTree.Node) -> ElementRole {
        switch node.inputType {
        case "button", "submit", "reset", "image": .button
        case "checkbox": .checkbox
        case "radio": .radio
        case "range": .slider
        case "number": .spinbutton
        case "hidden": .generic
        case _ where node.attributes["list"] != nil: .combobox
        case "search": .searchbox
        // Fields such as dates have no role. A person enters a text.
        default: .textbox
        }
    }

    private static let byTag: [String: ElementRole] = [
        "article": "article", "aside": "complementary", "blockquote": "blockquote", "button": .button,
        "caption": "caption", "code": "code", "dd": "definition", "del": "deletion", "details": .group,
        "dialog": .dialog, "dt": "term", "em": "emphasis", "fieldset": .group, "figure": "figure", "form": .form,
        "h1": .heading,
        "h2": .heading, "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading, "hr": "separator",
        "ins": "insertion", "main": .main, "math": "math", "menu": .list, "meter": "meter", "nav": .navigation,
        "ol": .list, "optgroup": .group, "option": .option, "output": .status, "p": .paragraph,
        "progress": "progressbar", "search": "search", "strong": "strong", "sub": "subscript", "summary": .button,
        "sup": "superscript", "svg": .image, "table": .table, "tbody": "rowgroup", "td": .cell, "textarea": .textbox,
        "tfoot": "rowgroup", "thead": "rowgroup", "time": "time", "tr": .row, "ul": .list,
    ]
}
