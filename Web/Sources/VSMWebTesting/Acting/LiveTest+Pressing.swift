import VSMWeb

extension LiveTest {
    func press(_ key: KeyboardKey, on element: LiveElement) throws {
        let (found, node) = try locateToFocus(element)
        if let listener = node.listener(for: "key=\(key.name)"), !listener.isDisabled {
            return try send { ["key", $0, browser.version, listener.number, key.name] }
        }
        guard try doByItself(key, node, found) else {
            throw failure(
                .impossible,
                """
                Pressing \(quoted(key.name)) in the \(found.summary) does nothing: neither it nor an element around it has \
                onKey for this key.
                """
            )
        }
    }

    /// Performs the default action of the browser, as far as a page can notice it.
    ///
    /// - Returns: Whether the key has an effect.
    private func doByItself(_ key: KeyboardKey, _ node: Node, _ found: AccessibleElement) throws -> Bool {
        let isPressed = node.isButton || node.tag == "summary"
        switch key {
        case .enter where isPressed || node.tag == "a", .space where isPressed || node.isCheckable:
            return try activate(node)
        case .enter where node.tag == "input":
            try submit(from: node, found)
            return true
        case .enter where node.tag == "textarea":
            return try edit(node) { $0 + "\n" }
        case .backspace:
            return try edit(node) { String($0.dropLast()) }
        default:
            let text = key == .space ? " " : key.name
            guard text.count == 1 else { return false }
            return try edit(node) { $0 + text }
        }
    }

    private func edit(_ node: Node, _ change: (String) -> String) throws -> Bool {
        let text = browser.fields.value(of: node)
        guard node.isTextField, node.attributes["readonly"] == nil, change(text) != text else { return false }
        try self.change(node, to: change(text))
        return true
    }
}
