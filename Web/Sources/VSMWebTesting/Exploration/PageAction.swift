/// An action that a page offers a person.
struct PageAction {
    /// How a person uses the control.
    enum Use {
        case press
        /// A box, and whether it is checked.
        case box(String, isChecked: Bool)
        /// A field, and its text.
        case field(String, text: String, enter: (LiveTest, String) throws -> Void)
    }

    /// The name of the action in a graph.
    let name: String
    /// The number of the node of its control.
    let nodeNumber: Int
    var use = Use.press
    let perform: (LiveTest) throws -> Void
}

extension LiveTest {
    /// Returns the actions of the page: its handlers, and its links if they are followed.
    ///
    /// If several actions have the same name, the result contains only the first.
    func actions(followingLinks: Bool, samples: FieldSamples) -> [PageAction] {
        var known: Set<String> = []
        return allActions(followingLinks: followingLinks, samples: samples).filter { known.insert($0.name).inserted }
    }

    /// Returns the actions of the page, also those with equal names.
    func allActions(followingLinks: Bool, samples: FieldSamples) -> [PageAction] {
        let usable = accessibleElement.descendants.filter { !$0.isHidden && !$0.isDisabled }
        return usable.flatMap { element -> [PageAction] in
            guard let node = browser.tree[element.number], !node.isDisabled else { return [] }
            return clicks(on: node, element, followingLinks: followingLinks)
                + submissions(of: node, element, samples)
                + entries(into: node, element, samples)
        }
    }

    private func clicks(on node: Node, _ element: AccessibleElement, followingLinks: Bool) -> [PageAction] {
        let name = element.name.isEmpty ? element.text : element.name
        if node.handles("click") {
            return [action(element.role == .button ? name : "click \(name)", on: node) { _ = try $0.activate($1) }]
        }
        guard followingLinks, node.tag == "a", let address = node.attributes["href"], !address.hasPrefix("#"),
            LinkTarget(address, from: browser.target) != nil
        else { return [] }
        return [action("follow \(name)", on: node) { _ = try $0.activate($1) }]
    }

    private func submissions(of node: Node, _ element: AccessibleElement, _ samples: FieldSamples) -> [PageAction] {
        guard node.tag == "form", node.listener(for: "submit") != nil else { return [] }
        let controls = browser.tree.controls(of: node)
        let button = controls.first(where: \.submits)
        if let button, button.isDisabled { return [] }
        let name = button.map { self.name(of: $0) } ?? element.name
        var entries: [(texts: [(Node, String)], words: [String])] = [([], [])]
        for field in controls where field.isTextField && !field.isDisabled && field.attributes["readonly"] == nil {
            let (texts, areSupplied) = samples.texts(for: field, label: self.name(of: field))
            // If the page has filled the field, its value serves as well as any text.
            guard areSupplied || browser.fields.value(of: field).isEmpty else { continue }
            entries = entries.flatMap { entry in
                texts.map { (entry.texts + [(field, $0)], entry.words + (areSupplied ? [quoted($0)] : [])) }
            }
        }
        return entries.map { entry in
            let words = ([name.isEmpty ? "submit" : name] + entry.words).joined(separator: " ")
            return action(words, on: node) { page, form in
                for (field, text) in entry.texts { try page.enter(text, intoNode: field) }
                if let button { _ = try page.activate(button) } else { try page.submit(form) }
            }
        }
    }

    private func entries(into node: Node, _ element: AccessibleElement, _ samples: FieldSamples) -> [PageAction] {
        let isHeard = node.listener(for: "change") != nil || node.isTextField && node.listener(for: "input") != nil
        guard isHeard, node.isControl else { return [] }
        let name = element.name
        if node.isCheckable {
            let isChecked = element.isChecked ?? false
            if node.inputType == "radio" {
                return isChecked ? [] : [action("choose \(name)", on: node) { _ = try $0.activate($1) }]
            }
            let word = isChecked ? "uncheck" : "check"
            return [action("\(word) \(name)", .box(name, isChecked: isChecked), on: node) { _ = try $0.activate($1) }]
        }
        if node.tag == "select" {
            let value = browser.fields.value(of: node)
            return node.options.filter { $0.optionValue != value && !$0.isDisabled }.map { option in
                action("choose \(self.name(of: option)) in \(name)", on: node) { try $0.select([option], in: $1) }
            }
        }
        guard node.isTextField, node.attributes["readonly"] == nil else { return [] }
        // Leaving a field shows the value of the state, which may not have the text yet. The next action leaves it.
        let isLeft = node.listener(for: "change") != nil || node.listener(for: "blur") != nil
        func entering(_ text: String, _ use: PageAction.Use = .press) -> PageAction {
            action("enter \(quoted(text)) into \(name)", use, on: node) { page, node in
                try page.enter(text, intoNode: node)
                if isLeft { try page.leaveField() }
            }
        }
        let field = PageAction.Use.field(name, text: browser.fields.value(of: node)) { try entering($1).perform($0) }
        return samples.texts(for: node, label: name).texts.map { entering($0, field) }
    }

    private func name(of node: Node) -> String {
        let names = AccessibleNames(tree: browser.tree, fields: browser.fields)
        return names.name(of: node, role: ElementRole.of(node) { names.hasName(node) })
    }

    /// Returns an action on a node, which has the same number in each run.
    private func action(
        _ name: String,
        _ use: PageAction.Use = .press,
        on node: Node,
        _ perform: @escaping (LiveTest, Node) throws -> Void
    ) -> PageAction {
        PageAction(name: name, nodeNumber: node.number, use: use) { page in
            try page.leaveField()
            guard page.browser.tree[node.number] === node else { return }
            try perform(page, node)
        }
    }
}
