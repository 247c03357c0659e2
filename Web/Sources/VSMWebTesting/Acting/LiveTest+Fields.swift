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
                    person would lose the focus and the rest of the text. A field stays if the new one has the same \
                    name, the same form, and the same keys and identifiers around it.
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
            throw failure(.impossible, "The \(found.summary) cannot be checked: it is not a checkbox or radio button.")
        }
        guard found.isChecked != isChecked else { return }
        if !isChecked, found.role == .radio {
            throw failure(.impossible, "The \(found.summary) stays checked until another one of its group is.")
        }
        _ = try activate(node)
    }

    private func locateTextField(_ element: LiveElement) throws -> (AccessibleElement, Node) {
        let found = try locateToUse(element)
        guard let node = browser.tree[found.number], node.takesText || found.role == .slider else {
            throw failure(.impossible, "Nothing can be typed into the \(found.summary).")
        }
        guard node.attributes["readonly"] == nil else {
            throw failure(.impossible, "The \(found.summary) is read-only.")
        }
        return (found, node)
    }
}

extension PageActing {
    func change(_ node: Node, to text: String) throws {
        browser.sentForm?.forget(node, in: browser.tree)
        browser.fields.enter(text, into: node)
        browser.noteChange()
        try sendInput(of: node)
    }

    private func sendInput(of node: Node) throws {
        guard let listener = node.listener(for: "input") else { return }
        let text = browser.fields.value(of: node)
        try checkLength(of: [text])
        try send(.field(node)) { ["input", $0, browser.version, listener.number, text] }
    }

    /// Sends a text again that was lost on the way, to the current handler of the field.
    func sendAgain(_ kind: Any?, of node: Node) throws {
        if kind as? String == "input" { try sendInput(of: node) } else { try sendChange(of: node) }
    }

    func sendChange(of node: Node) throws {
        guard let listener = node.listener(for: "change") else { return }
        let value = browser.fields.value(of: node)
        let content: Any = node.allowsMultiple ? browser.fields.values(of: node) : value
        try checkLength(of: browser.fields.values(of: node))
        try send(.field(node)) { ["change", $0, browser.version, listener.number, content] }
        if let number = browser.focused?.number, number == node.number { browser.focused = (number, value) }
    }

    /// Clicks a box.
    func toggle(_ node: Node) throws -> Bool {
        let isRadio = node.inputType == "radio"
        let isChecked = isRadio || !browser.fields.isChecked(node)
        if isRadio {
            // The box stays checked, which is not a change.
            if browser.fields.isChecked(node) { return false }
            for other in browser.radioGroup(of: node) { browser.fields.check(other, false) }
        }
        for each in isRadio ? browser.radioGroup(of: node) + [node] : [node] {
            browser.sentForm?.forget(each, in: browser.tree)
        }
        browser.fields.check(node, isChecked)
        browser.noteChoice(node)
        browser.noteChange()
        try sendCheck(of: node)
        return true
    }

    func sendCheck(of node: Node) throws {
        guard let listener = node.listener(for: "change") else { return }
        let isRadio = node.inputType == "radio"
        let value: Any = isRadio ? browser.fields.value(of: node) : browser.fields.isChecked(node)
        try send(.field(node)) { ["change", $0, browser.version, listener.number, value] }
    }
}
