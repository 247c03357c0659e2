extension LiveTest {
    func enter(_ text: String, into element: LiveElement) throws {
        try enter(text, intoNode: try locateTextField(element).1)
    }

    func enter(_ text: String, intoNode node: Node) throws {
        try focus(node)
        guard browser.tree[node.number] === node else { return }
        try change(node, to: text)
    }

    func type(_ text: String, into element: LiveElement) throws {
        let (found, node) = try locateTextField(element)
        try focus(node)
        for (index, character) in text.enumerated() {
            guard browser.tree[node.number] === node else {
                throw failure(
                    .impossible,
                    """
                    The \(found.summary) was replaced after \(quoted(String(text.prefix(index)))) had been typed, so a \
                    person would lose the focus and the rest of the text. Let the field stay in its place while the \
                    states around it change.
                    """
                )
            }
            guard !node.isDisabled else {
                throw failure(
                    .disabled,
                    "The \(found.summary) was disabled after \(quoted(String(text.prefix(index)))) had been typed."
                )
            }
            try change(node, to: browser.fields.value(of: node) + String(character))
        }
    }

    func leave(_ element: LiveElement) throws {
        let found = try locate(element)
        guard browser.focused?.number == found.number else {
            throw failure(.impossible, "The \(found.summary) cannot be left: it does not have the focus.")
        }
        try leaveField()
    }

    func check(_ element: LiveElement, _ isChecked: Bool) throws {
        let found = try locateToUse(element)
        guard let node = browser.tree[found.number], found.isChecked != nil else {
            throw failure(.impossible, "The \(found.summary) cannot be checked: it is no checkbox and no radio button.")
        }
        guard found.isChecked != isChecked else { return }
        if !isChecked, found.role == .radio {
            throw failure(.impossible, "The \(found.summary) stays checked until another one of its group is.")
        }
        _ = try activate(node)
    }

    func choose(_ option: some TextMatching, in element: LiveElement) throws {
        let found = try locateToUse(element)
        guard let node = browser.tree[found.number], node.tag == "select", node.attributes["multiple"] == nil else {
            throw failure(.impossible, "The \(found.summary) is no <select> with one value.")
        }
        let query = ElementQuery.role(.option, option)
        let options = query.matches(among: found.descendants)
        guard options.count == 1, let chosen = browser.tree[options[0].number] else {
            let names = found.descendants.filter { $0.role == .option }.map { quoted($0.name) }
            throw failure(
                options.isEmpty ? .absent : .ambiguous,
                "There are \(options.count) of \(query) in the \(found.summary), which has: \(names.joined(separator: ", "))."
            )
        }
        guard !chosen.isDisabled else { throw failure(.disabled, "The \(options[0].summary) is disabled.") }
        try select(chosen, in: node)
    }

    func select(_ option: Node, in node: Node) throws {
        try focus(node)
        browser.fields.enter(option.optionValue, into: node)
        browser.noteChange()
        try sendChange(of: node)
    }

    // MARK: Parts of steps

    private func locateTextField(_ element: LiveElement) throws -> (AccessibleElement, Node) {
        let found = try locateToUse(element)
        guard let node = browser.tree[found.number], node.isTextField || found.role == .slider else {
            throw failure(.impossible, "Nothing can be typed into the \(found.summary).")
        }
        guard node.attributes["readonly"] == nil else {
            throw failure(.impossible, "The \(found.summary) is for reading only.")
        }
        return (found, node)
    }

    /// Moves the focus to a control.
    func focus(_ node: Node) throws {
        guard browser.focused?.number != node.number else { return }
        try leaveField()
        guard browser.tree[node.number] === node else { return }
        browser.focused = (node.number, browser.fields.value(of: node))
    }

    /// Takes the focus away from the field that has it, and tells the server if its text is another one now.
    func leaveField() throws {
        guard let focused = browser.focused else { return }
        if let node = browser.tree[focused.number], node.isTextField, browser.fields.value(of: node) != focused.value {
            try sendChange(of: node)
        }
        browser.focused = nil
        browser.fields.leave()
        browser.noteChange()
    }

    private func change(_ node: Node, to text: String) throws {
        browser.fields.enter(text, into: node)
        browser.noteChange()
        guard let listener = node.listener(for: "input") else { return }
        try send(.field(node)) { ["input", $0, browser.version, listener.number, text] }
    }

    func sendChange(of node: Node) throws {
        guard let listener = node.listener(for: "change") else { return }
        let value = browser.fields.value(of: node)
        try send(.field(node)) { ["change", $0, browser.version, listener.number, value] }
        if let number = browser.focused?.number, number == node.number { browser.focused = (number, value) }
    }

    /// Clicks on a box.
    func toggle(_ node: Node) throws -> Bool {
        let isRadio = node.inputType == "radio"
        let isChecked = isRadio || !browser.fields.isChecked(node)
        if isRadio {
            let form = browser.tree.form(of: node)
            for other in browser.tree.page.descendants
            where other.inputType == "radio" && other.tag == "input"
                && other.attributes["name"] == node.attributes["name"]
                && browser.tree.form(of: other) === form
            {
                browser.fields.check(other, false)
            }
        }
        browser.fields.check(node, isChecked)
        browser.noteChange()
        guard let listener = node.listener(for: "change") else { return true }
        let value: Any = isRadio ? browser.fields.value(of: node) : isChecked
        try send(.field(node)) { ["change", $0, browser.version, listener.number, value] }
        return true
    }
}
