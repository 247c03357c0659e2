import Foundation

// The validation of forms in a browser: "Constraints" in the HTML standard.

extension ReferenceBrowser {
    /// Returns the reason why the value of a control prevents a browser from submitting its form; `nil` if the value is
    /// valid.
    func validityProblem(of control: Node) -> String? {
        guard !control.isButton, control.inputType != "hidden" else { return nil }
        // A browser does not validate a control that a person cannot change.
        if control.isTextField, control.attributes["readonly"] != nil { return nil }
        if isMissing(control) { return "is required and empty" }
        let text = fields.value(of: control)
        guard control.isTextField, !text.isEmpty else { return nil }
        switch control.inputType {
        case "email" where !isEmailAddress(text): return "is not an email address"
        case "url" where URLComponents(string: text)?.scheme == nil: return "is no URL"
        case "number":
            if let problem = problem(withNumber: text, of: control) { return problem }
        case "date", "month", "week", "time", "datetime-local":
            // Texts in these formats have the order of their values.
            if let minimum = control.attributes["min"], text < minimum { return "is before its minimum" }
            if let maximum = control.attributes["max"], text > maximum { return "is after its maximum" }
        default: break
        }
        if let pattern = control.attributes["pattern"], !text.matchesWholly(pattern) {
            return "does not match its pattern"
        }
        let minimum = control.attributes["minlength"].flatMap { Int($0) } ?? 0
        if text.utf16.count < minimum, fields.edited.contains(control.number) { return "is too short" }
        return nil
    }

    private func isMissing(_ control: Node) -> Bool {
        if control.tag == "input", control.inputType == "radio" {
            let group = radioGroup(of: control)
            return group.contains { $0.attributes["required"] != nil } && !group.contains { fields.isChecked($0) }
        }
        guard control.attributes["required"] != nil else { return false }
        return control.isCheckable ? !fields.isChecked(control) : fields.value(of: control).isEmpty
    }

    /// Returns the radio buttons of a group.
    func radioGroup(of radio: Node) -> [Node] {
        let form = tree.form(of: radio)
        return tree.page.descendants.filter {
            $0.tag == "input" && $0.inputType == "radio" && $0.attributes["name"] == radio.attributes["name"]
                && tree.form(of: $0) === form
        }
    }

    private func isEmailAddress(_ text: String) -> Bool {
        let label = "[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
        return text.matchesWholly("[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(label)(\\.\(label))*")
    }

    private func problem(withNumber text: String, of control: Node) -> String? {
        func number(_ name: String) -> Double? { control.attributes[name].flatMap { Double($0) } }
        guard let value = Double(text) else { return "is not a number" }
        if let minimum = number("min"), value < minimum { return "is less than its minimum" }
        if let maximum = number("max"), value > maximum { return "is more than its maximum" }
        guard control.attributes["step"]?.lowercased() != "any" else { return nil }
        let step = number("step").flatMap { $0 > 0 ? $0 : nil } ?? 1
        let steps = (value - (number("min") ?? number("value") ?? 0)) / step
        return abs(steps - steps.rounded()) > 1e-7 ? "is between two of its steps" : nil
    }
}

extension String {
    /// Returns whether the whole text matches a regular expression.
    ///
    /// An invalid expression matches any text.
    fileprivate func matchesWholly(_ pattern: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else { return true }
        return expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)) != nil
    }
}
