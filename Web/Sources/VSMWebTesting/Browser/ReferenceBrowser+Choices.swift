// Checkboxes, radio buttons and lists of options. It follows `choices.js` of the browser client.

extension ReferenceBrowser {
    /// Returns what a field shows: its text, or the values that are chosen.
    func content(of field: Node) -> [String] {
        if field.tag == "select" { return fields.values(of: field) }
        guard field.isCheckable else { return [fields.value(of: field)] }
        return alternatives(of: field).filter { fields.isChecked($0) }.map { fields.value(of: $0) }
    }

    /// Returns what the server gave a field last, in the same form.
    func givenContent(of field: Node) -> [String] {
        if field.tag == "select" { return field.givenOptions }
        guard field.isCheckable else { return [field.ownText] }
        return alternatives(of: field).filter { $0.attributes["checked"] != nil }.map { fields.value(of: $0) }
    }

    /// Returns the fields that change together: the radio buttons of a group.
    func alternatives(of field: Node) -> [Node] {
        field.isCheckable && field.inputType == "radio" ? radioGroup(of: field) : [field]
    }

    /// Records that the person has changed a choice.
    func noteChoice(_ field: Node) {
        let (given, content) = (givenContent(of: field), content(of: field))
        for each in alternatives(of: field) { fields.noteChoice(each, given: given, content: content) }
    }
}
