extension LiveTest {
    /// Presses Enter in a field.
    func submit(_ element: LiveElement) throws {
        let found = try locate(element, enabled: true)
        guard let node = browser.tree[found.number] else { return }
        if node.tag == "form" { return try submitWithDefaultButton(node) }
        try submit(from: node, found)
    }
}

extension PageActing {
    /// Presses Enter in a field.
    func submit(from node: Node, _ found: AccessibleElement) throws {
        guard node.tag == "input", !node.isButton, let form = browser.tree.form(of: node) else {
            throw failure(.impossible, "Enter in the \(found.summary) submits nothing: it is not an <input> of a form.")
        }
        try focus(node)
        if let focused = browser.focused, node.isTextField, browser.fields.value(of: node) != focused.value {
            try sendChange(of: node)
        }
        guard browser.tree[form.number] === form else { return }
        try submitWithDefaultButton(form)
    }

    func submitWithDefaultButton(_ form: Node) throws {
        let controls = browser.tree.controls(of: form)
        if let button = controls.first(where: \.submits) {
            guard !button.isDisabled else {
                throw failure(.disabled, "Enter does nothing, because the submit button of the form is disabled.")
            }
            // The field keeps the focus.
            _ = try activate(button, movesFocus: false)
        } else if controls.count(where: \.blocksImplicitSubmission) > 1 {
            throw failure(
                .impossible,
                "Enter does nothing in a form with several fields and no submit button: button(submits: true) { … }."
            )
        } else {
            try submit(form)
        }
    }

    /// Submits a form.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - button: The pressed button, if any.
    func submit(_ form: Node, with button: Node? = nil) throws {
        let controls = browser.tree.submittable(of: form)
        if form.attributes["novalidate"] == nil, button?.attributes["formnovalidate"] == nil {
            for control in controls {
                guard let problem = browser.validityProblem(of: control) else { continue }
                let name = AccessibleNames(tree: browser.tree, fields: browser.fields).name(of: control, role: .textbox)
                throw failure(
                    .impossible,
                    "The browser does not submit the form, because the field \(quoted(name)) \(problem)."
                )
            }
        }
        if let problem = button.flatMap(problemOfOtherAddress) { throw failure(.impossible, problem) }
        guard let listener = form.listener(for: "submit") else {
            throw failure(.impossible, "The form cannot be submitted: it has no onSubmit.")
        }
        let values = controls.flatMap { $0 === button ? valuesOfPressed($0) : submittedValues(of: $0) }
        try checkLength(of: values)
        browser.sentForm = SentControls(form, browser.tree, browser.fields)
        // The server assumes that the fields inside the form have the values of the page.
        let inside = controls.filter { $0.withAncestors.contains { $0 === form } }
        try send(.form(inside)) { ["submit", $0, browser.version, listener.number, values] }
    }

    /// Returns the reason why a press on a button does not submit its form to the page; `nil` if it does.
    private func problemOfOtherAddress(_ button: Node) -> String? {
        let method = button.attributes["formmethod"]?.lowercased()
        if let address = button.attributes["formaction"] {
            return "The browser sends the form to \(quoted(address)), which is not tested, and not to its onSubmit."
        }
        guard method == "get" || method == "dialog" else { return nil }
        return "The method of the button is \(quoted(method ?? "")), so the form does not get to its onSubmit."
    }

    /// Returns the values that the pressed button submits; empty if it submits none.
    private func valuesOfPressed(_ button: Node) -> [String] {
        let name = button.attributes["name"] ?? ""
        if button.inputType == "image", button.tag == "input" {
            // The image was clicked at its corner.
            let prefix = name.isEmpty ? "" : "\(name)."
            return ["\(prefix)x", "0", "\(prefix)y", "0"]
        }
        return name.isEmpty ? [] : [name, button.attributes["value"] ?? ""]
    }

    /// Returns the values that a control submits; empty if it submits none.
    private func submittedValues(of control: Node) -> [String] {
        guard let name = control.attributes["name"], !name.isEmpty, !control.isButton, control.inputType != "file"
        else {
            return []
        }
        if control.isCheckable, !browser.fields.isChecked(control) { return [] }
        if control.allowsMultiple { return browser.fields.values(of: control).flatMap { [name, $0] } }
        let value = control.isCheckable ? control.attributes["value"] ?? "on" : browser.fields.value(of: control)
        return [name, value]
    }
}
