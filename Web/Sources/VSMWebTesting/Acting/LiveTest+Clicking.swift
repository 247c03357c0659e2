extension LiveTest {
    func click(_ element: LiveElement) throws {
        let found = try locateToUse(element)
        guard let node = browser.tree[found.number] else { return }
        guard try activate(node) else {
            throw failure(
                .impossible,
                """
                A click on the \(found.summary) does nothing: it has no onClick, no element around it has one, and it is not a \
                link, a submit button or a field.\(adviceOnSubmitting(with: node))
                """
            )
        }
    }

    /// Returns advice on submitting the form of a button, if no button submits it.
    private func adviceOnSubmitting(with node: Node) -> String {
        guard let button = node.withAncestors.first(where: \.isButton), let form = browser.tree.form(of: button),
            !browser.tree.controls(of: form).contains(where: \.submits)
        else { return "" }
        return " No button submits its form. For one that does, write button(submits: true) { … }."
    }

    /// Waits for an element, and leaves the field that has the focus unless it is the same element.
    func locateToUse(_ element: LiveElement) throws -> AccessibleElement {
        let found = try locate(element, enabled: true)
        guard let focused = browser.focused, focused.number != found.number else { return found }
        try leaveField(for: browser.tree[found.number])
        // The change of the field is complete, and may have changed the page.
        return try locate(element, enabled: true)
    }
}

extension PageActing {
    /// Performs a click.
    ///
    /// - Parameters:
    ///   - node: The clicked element.
    ///   - movesFocus: Whether a clicked control gets the focus.
    /// - Returns: Whether the click has an effect.
    func activate(_ node: Node, movesFocus: Bool = true) throws -> Bool {
        let target = node.withAncestors.first(where: \.isActivatable)
        if let target, target.tag == "label" {
            let isHandled = try sendClick(on: node) != nil
            guard let control = browser.tree.control(of: target), !control.isDisabled else { return isHandled }
            return try activate(control) || isHandled
        }
        if let target, target.isDisabled {
            throw failure(.disabled, "The <\(target.tag ?? "")> that would be clicked is disabled.")
        }
        if let target, target.isControl, movesFocus {
            var identities = ElementIdentities(browser.tree)
            let description = identities.uniqueDescription(of: target)
            try focus(target)
            // The press ends on what has taken the place of the control.
            if browser.tree[target.number] !== target { return try release(description) }
        }
        guard browser.tree[node.number] === node else {
            throw failure(
                .refused,
                "The element was removed when another one got the focus, so the click does nothing."
            )
        }
        let isToggled = try target.map { $0.isCheckable ? try toggle($0) : false } ?? false
        let listener = try sendClick(on: node)
        // The client prevents the default action of a link with a handler.
        if listener?.tag == "a" { return true }
        guard let target, browser.tree[target.number] === target else { return isToggled || listener != nil }
        let hasEffect = try doByItself(target)
        return hasEffect || isToggled || listener != nil
    }

    /// Clicks what has taken the place of a control that was replaced when it got the focus.
    private func release(_ description: ElementDescription?) throws -> Bool {
        var identities = ElementIdentities(browser.tree)
        guard let successor = description.flatMap({ identities.element(with: $0) }), !successor.isDisabled else {
            throw failure(.refused, "The element was replaced when it got the focus, so the click does nothing.")
        }
        return try activate(successor, movesFocus: false)
    }

    /// Performs the default action of the browser.
    private func doByItself(_ target: Node) throws -> Bool {
        if let address = target.attributes["href"] {
            try follow(address)
            return true
        }
        if target.submits, let form = browser.tree.form(of: target) {
            try submit(form, with: target)
            return true
        }
        if target.resets, let form = browser.tree.form(of: target) {
            try reset(form)
            return true
        }
        if target.tag == "summary", let details = target.parent, details.tag == "details" {
            browser.tree.toggle(details)
            browser.noteChange()
            return true
        }
        return target.isControl && !target.isButton
    }

    /// - Returns: The element whose handler ran.
    private func sendClick(on node: Node) throws -> Node? {
        guard let listener = node.listener(for: "click"), !listener.isDisabled else { return nil }
        try send { ["click", $0, browser.version, listener.number] }
        return listener
    }
}

extension ReferenceTree.Node {
    /// Whether a click on the element has a default action.
    fileprivate var isActivatable: Bool {
        isControl || tag == "label" || tag == "summary" || tag == "a" && attributes["href"] != nil
    }
}
