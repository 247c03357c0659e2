// The acts of a person. The messages for the server are due afterwards.

extension VisitedPage {
    /// Clicks an element.
    package func click(_ element: Element) throws {
        try act(on: element) { node in
            guard try activate(node) else { throw VisitProblem("A click on <\(node.tag ?? "")> does nothing.") }
        }
    }

    /// Enters a text into a field, in place of its content.
    package func type(_ text: String, into element: Element) throws {
        try act(on: element) { node in
            guard node.isTextField, node.attributes["readonly"] == nil else {
                throw VisitProblem("Nothing can be typed into <\(node.tag ?? "")>.")
            }
            try focus(node)
            try change(node, to: text)
        }
    }

    /// Selects an option of a choice.
    package func choose(_ name: String, in element: Element) throws {
        try act(on: element) { node in
            guard let option = node.options.first(where: { collapsed($0.textContent) == name }) else {
                throw VisitProblem("There is no option \(quoted(name)).")
            }
            try select([option], in: node)
        }
    }

    /// Checks or unchecks a box.
    package func check(_ isChecked: Bool, _ element: Element) throws {
        try act(on: element) { node in
            guard node.isCheckable else { throw VisitProblem("<\(node.tag ?? "")> cannot be checked.") }
            if browser.fields.isChecked(node) != isChecked { _ = try activate(node) }
        }
    }

    /// Presses Enter in a field.
    package func submit(_ element: Element) throws {
        try act(on: element) { node in
            let names = AccessibleNames(tree: browser.tree, fields: browser.fields)
            try submit(from: node, AccessibleElement(node, names, isHidden: false))
        }
    }

    /// Follows a link to a path of the site, which the page need not contain.
    package func visit(_ target: String) throws {
        try convertingErrors { try visitPage(target) }
    }

    private func visitPage(_ target: String) throws {
        try leaveField()
        try send(.visit(returns: false)) { ["visit", $0, target] }
    }

    /// Leaves the field that has the focus, and acts.
    private func act(on element: Element, _ body: (Node) throws -> Void) throws {
        guard let node = browser.tree[element.number] else { throw VisitProblem("The element is gone.") }
        try convertingErrors {
            if let focused = browser.focused, focused.number != node.number { try leaveField(for: node) }
            try body(node)
        }
    }

    private func convertingErrors(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as LiveTestError {
            throw VisitProblem(error.message)
        }
    }

    // MARK: Texts

    /// Gives up what has no field, because the page had enough time to show one.
    package func stopPuttingTextsBack() {
        lostTextCount += contentsToPutBack.count(where: \.isText)
        contentsToPutBack = []
    }

    /// Puts back what was entered into the fields that are there.
    func putContentsBack() {
        contentsToPutBack.removeAll { entered in
            guard let field = entered.field(in: browser) else { return false }
            // The person has entered something else.
            if browser.fields.known[field.number] != nil { return true }
            guard entered.isUnchanged(in: field, of: browser) else {
                if entered.isText { lostTextCount += 1 }
                return true
            }
            guard browser.content(of: field) != entered.content else { return true }
            return (try? enterAgain(entered, into: field)) != nil
        }
    }
}
