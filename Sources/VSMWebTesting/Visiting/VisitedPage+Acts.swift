// The acts of a person. The messages for the server are due afterwards.

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension VisitedPage {
    /// Clicks an element.
    public func click(_ element: Element) throws {
        try act(on: element) { node in
            guard try activate(node) else { throw VisitProblem("A click on <\(node.tag ?? "")> does nothing.") }
        }
    }

    /// Enters a text into a field, in place of its content.
    public func type(_ text: String, into element: Element) throws {
        try act(on: element) { node in
            guard node.isTextField, node.attributes["readonly"] == nil else {
                throw VisitProblem("Nothing can be typed into <\(node.tag ?? "")>.")
            }
            try focus(node)
            try change(node, to: text)
        }
    }

    /// Selects an option of a choice.
    public func choose(_ name: String, in element: Element) throws {
        try act(on: element) { node in
            guard let option = node.options.first(where: { collapsed($0.textContent) == name }) else {
                throw VisitProblem("There is no option \(quoted(name)).")
            }
            try select([option], in: node)
        }
    }

    /// Checks or unchecks a box.
    public func check(_ isChecked: Bool, _ element: Element) throws {
        try act(on: element) { node in
            guard node.isCheckable else { throw VisitProblem("<\(node.tag ?? "")> cannot be checked.") }
            if browser.fields.isChecked(node) != isChecked { _ = try activate(node) }
        }
    }

    /// Presses Enter in a field.
    public func submit(_ element: Element) throws {
        try act(on: element) { node in
            let names = AccessibleNames(tree: browser.tree, fields: browser.fields)
            try submit(from: node, AccessibleElement(node, names, isHidden: false))
        }
    }

    /// Follows a link to a path of the site, which the page need not contain.
    public func visit(_ target: String) throws {
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

    /// Gives up the texts that have no field, because the page had enough time to show one.
    public func stopPuttingTextsBack() {
        lostTextCount += textsToPutBack.count
        textsToPutBack = []
    }

    /// Puts back the texts whose fields are there.
    func putTextsBack() {
        textsToPutBack.removeAll { text in
            guard let field = text.field(in: browser) else { return false }
            // The text on the server may have changed since, or the person has typed another one.
            guard text.isUnchanged(in: field), !browser.fields.edited.contains(field.number) else {
                if !browser.fields.edited.contains(field.number) { lostTextCount += 1 }
                return true
            }
            guard browser.fields.value(of: field) != text.text else { return true }
            return (try? change(field, to: text.text)) != nil
        }
    }
}
