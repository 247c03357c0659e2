extension AccessibleElement {
    /// Creates the element of the whole page.
    init(_ tree: ReferenceTree, _ fields: FieldContents) {
        let names = AccessibleNames(tree: tree, fields: fields)
        self.init(tree.page, names, isHidden: false)
    }

    init(_ node: ReferenceTree.Node, _ names: AccessibleNames, isHidden: Bool) {
        let isHidden = isHidden || AccessibleNames.isInvisible(node) || node.attributes["aria-hidden"] == "true"
        let role = ElementRole.of(node) { names.hasName(node) }
        number = node.number
        tag = node.tag ?? ""
        attributes = node.attributes
        self.role = role
        name = node.kind == .page ? "" : names.name(of: node, role: role)
        text = names.text(of: node, isForName: false)
        let hasValue = node.takesText || node.tag == "select" || role == .slider
        value = hasValue ? names.fields.value(of: node) : nil
        isChecked =
            node.isCheckable ? names.fields.isChecked(node) : node.attributes["aria-checked"].map { $0 == "true" }
        isDisabled = node.isDisabled || node.attributes["aria-disabled"] == "true"
        self.isHidden = isHidden
        let digit = node.tag.flatMap { $0.count == 2 && $0.first == "h" ? $0.dropFirst().first?.wholeNumberValue : nil }
        level = role == .heading ? node.attributes["aria-level"].flatMap { Int($0) } ?? digit : nil
        content = node.children.compactMap { child in
            switch child.kind {
            case .text:
                let text = collapsed(child.text)
                return text.isEmpty ? nil : .text(text)
            case .element: return .element(AccessibleElement(child, names, isHidden: isHidden))
            case .anchor, .page: return nil
            }
        }
    }
}
