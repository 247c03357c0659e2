extension LiveTest {
    func choose(_ options: [any TextMatching], in element: LiveElement) throws {
        let found = try locateToUse(element)
        guard let node = browser.tree[found.number], node.tag == "select" else {
            throw failure(.impossible, "The \(found.summary) is not a <select>.")
        }
        guard node.allowsMultiple || options.count == 1 else {
            throw failure(.impossible, "The \(found.summary) has one value; \(options.count) cannot be chosen.")
        }
        let chosen = try options.map { try option($0, of: node, found) }
        try select(chosen, in: node)
    }
}

extension PageActing {
    func option(_ name: any TextMatching, of node: Node, _ found: AccessibleElement) throws -> Node {
        let query = ElementQuery.role(.option, name.pattern)
        let matches = query.matches(among: found.descendants)
        guard matches.count == 1, let option = browser.tree[matches[0].number] else {
            let names = found.descendants.filter { $0.role == .option }.map { quoted($0.name) }
            throw failure(
                matches.isEmpty ? .absent : .ambiguous,
                "There are \(matches.count) of \(query) in the \(found.summary), which has: \(names.joined(separator: ", "))."
            )
        }
        guard !option.isDisabled else { throw failure(.disabled, "The \(matches[0].summary) is disabled.") }
        return option
    }

    /// Selects options, and deselects all others.
    func select(_ options: [Node], in node: Node) throws {
        try focus(node)
        guard browser.tree[node.number] === node else { return }
        try change(node, selecting: options)
    }

    func change(_ node: Node, selecting options: [Node]) throws {
        browser.sentForm?.forget(node, in: browser.tree)
        if node.allowsMultiple {
            browser.fields.select(options.map(\.optionValue), in: node)
        } else if let option = options.first {
            browser.fields.enter(option.optionValue, into: node)
        }
        browser.noteChoice(node)
        browser.noteChange()
        try sendChange(of: node)
    }

    /// Resets the fields of a form to the values in the page, and tells the server about those with handlers.
    func reset(_ form: Node) throws {
        let controls = browser.tree.controls(of: form).filter { $0.isField }
        for control in controls { browser.fields.reset(control) }
        browser.noteChange()
        for control in controls where browser.tree[control.number] === control {
            if control.isCheckable {
                // Only the checked radio button of a group sends an event.
                guard control.inputType != "radio" || browser.fields.isChecked(control) else { continue }
                try sendCheck(of: control)
            } else {
                if control.isTextField, control.listener(for: "input") != nil {
                    try change(control, to: browser.fields.value(of: control))
                }
                if browser.tree[control.number] === control { try sendChange(of: control) }
            }
        }
    }
}
