extension LiveTest {
    func focus(_ element: LiveElement) throws {
        _ = try locateToFocus(element)
    }

    /// Waits for an element, and moves the focus to it.
    func locateToFocus(_ element: LiveElement) throws -> (AccessibleElement, Node) {
        let found = try locateToUse(element)
        guard let node = browser.tree[found.number], node.isFocusable else {
            throw failure(
                .impossible,
                """
                The \(found.summary) cannot have the focus: it is neither a control nor a link, and has no tabindex. \
                Find a field or a button inside it.
                """
            )
        }
        try focus(node)
        guard browser.tree[node.number] === node else {
            throw failure(.impossible, "The \(found.summary) was replaced when it got the focus.")
        }
        return (found, node)
    }
}

extension PageActing {
    /// Moves the focus to an element, and tells the server.
    func focus(_ node: Node) throws {
        guard browser.focused?.number != node.number else { return }
        try leaveField(for: node)
        let left = fieldLeft.flatMap { browser.tree[$0] }
        fieldLeft = nil
        guard browser.tree[node.number] === node else { return }
        browser.focused = (node.number, browser.fields.value(of: node))
        guard let listener = node.listener(for: "focus") else { return }
        if let left, left.withAncestors.contains(where: { $0 === listener }) { return }
        try send { ["focus", $0, browser.version, listener.number] }
    }

    /// Removes the focus from the element that has it, and tells the server, also about its text if it has changed.
    ///
    /// - Parameter next: The element that gets the focus, if any.
    func leaveField(for next: Node? = nil) throws {
        guard let focused = browser.focused else { return }
        if let node = browser.tree[focused.number], node.isTextField, browser.fields.value(of: node) != focused.value {
            try sendChange(of: node)
        }
        browser.focused = nil
        fieldLeft = focused.number
        browser.fields.leave()
        browser.fields.showStates(focused: nil) { browser.tree[$0] }
        browser.noteChange()
        // An element that is no longer in the page sends no event.
        guard let node = browser.tree[focused.number], let listener = node.listener(for: "blur") else { return }
        if let next, next.withAncestors.contains(where: { $0 === listener }) { return }
        try send { ["blur", $0, browser.version, listener.number] }
    }
}
