/// The values that a person entered into fields, together with those that the server set.
///
/// It follows the browser client: a value that the person is typing, or that the server does not have yet, takes
/// precedence over the value from the server.
struct FieldContents {
    typealias Node = ReferenceTree.Node

    /// The texts of edited fields, by node number.
    private var texts: [Int: String] = [:]
    /// The selected values of changed choices that allow several.
    private var selections: [Int: [String]] = [:]
    /// Whether each clicked box is checked.
    private var checks: [Int: Bool] = [:]
    /// The fields whose text was edited after the server last set it or received it with a form.
    private(set) var edited: Set<Int> = []
    /// For each field with the person's text or choice, the contents that the server may have.
    ///
    /// They are the one before, and those that were entered since. Any other content is a change by somebody else.
    private(set) var known: [Int: Set<[String]>] = [:]
    /// The values that the person chose, by the numbers of the choices.
    private(set) var chosen: [Int: [String]] = [:]
    /// The fields that stayed where a part of the page was replaced, and whose content may differ from the new part.
    private var carriedOver: Set<Int> = []
    /// The fields whose content the server does not have.
    private var unsent: Set<Int> = []
    /// The fields with a value from the server that the browser does not show yet.
    private var withheld: Set<Int> = []
    /// The fields that were submitted with the form that the current message answers.
    private var sentWithForm: Set<Int> = []
    /// The field that was edited since it got the focus.
    private var editedWithFocus: Int?

    /// Returns the text of a field, or the value of the selected option.
    func value(of node: Node) -> String {
        if let text = texts[node.number] { return node.allowedValue(text) }
        switch node.tag {
        case "select" where node.allowsMultiple: return values(of: node).joined(separator: ", ")
        case "select": return node.givenOptions.last ?? node.options.first?.optionValue ?? ""
        case "textarea": return node.attributes["value"] ?? node.textContent
        default: return node.allowedValue(node.attributes["value"] ?? (node.isCheckable ? "on" : ""))
        }
    }

    /// Returns the values of the selected options, or the value of another field.
    func values(of node: Node) -> [String] {
        guard node.allowsMultiple else { return [value(of: node)] }
        return selections[node.number] ?? node.givenOptions
    }

    /// Returns whether a box is checked.
    func isChecked(_ node: Node) -> Bool { checks[node.number] ?? (node.attributes["checked"] != nil) }

    /// Returns whether the content of a field may differ from the page that the server renders.
    func isAhead(_ node: Node) -> Bool {
        let number = node.number
        // Such a field keeps what the person entered until the state gives it another value.
        let isEntered = texts[number] != nil || selections[number] != nil || checks[number] != nil
        if isEntered, node.attributes["data-vsm-holds"] == nil { return true }
        return [unsent, withheld, carriedOver].contains { $0.contains(number) }
    }

    /// Records a text or an option that the person entered.
    mutating func enter(_ text: String, into node: Node) {
        texts[node.number] = text
        unsent.insert(node.number)
        withheld.remove(node.number)
        // A choice is complete immediately.
        guard node.tag != "select" else { return }
        known[node.number, default: [[node.ownText]]].insert([text])
        edited.insert(node.number)
        editedWithFocus = node.number
    }

    /// Records the options that the person selected in a choice that allows several.
    mutating func select(_ values: [String], in node: Node) {
        selections[node.number] = values
        unsent.insert(node.number)
    }

    /// Records what is chosen after the person has changed a choice.
    mutating func noteChoice(_ node: Node, given: [String], content: [String]) {
        known[node.number, default: [given]].insert(content)
        chosen[node.number] = content
    }

    /// Resets a field to the value from the server.
    mutating func reset(_ node: Node) {
        (known[node.number], chosen[node.number]) = (nil, nil)
        show(node.number)
        // The server gets an event, unless the field is an unchecked radio button.
        guard ["input", "change"].contains(where: { node.listener(for: $0) != nil }) else { return }
        if node.inputType != "radio" || isChecked(node) { unsent.insert(node.number) }
    }

    /// Records that the person checked or unchecked a box.
    mutating func check(_ node: Node, _ isChecked: Bool) {
        checks[node.number] = isChecked
        unsent.insert(node.number)
    }

    /// Records that the server has processed the content of a field.
    mutating func noteProcessed(_ node: Node) {
        unsent.remove(node.number)
        carriedOver.remove(node.number)
    }

    /// Records that the server has processed a form.
    mutating func noteSubmitted(_ controls: [Node]) {
        for node in controls {
            unsent.remove(node.number)
            withheld.remove(node.number)
            edited.remove(node.number)
            (known[node.number], chosen[node.number]) = (nil, nil)
            if editedWithFocus == node.number { editedWithFocus = nil }
            sentWithForm.insert(node.number)
        }
    }

    /// Records that the server checks or unchecks a box.
    mutating func giveCheck(_ node: Node) {
        checks[node.number] = nil
        unsent.remove(node.number)
        carriedOver.remove(node.number)
    }

    /// Unchecks a radio button, because another one of its group is checked.
    mutating func uncheck(_ node: Node) { checks[node.number] = false }

    /// Records that the server selects or deselects an option of a choice.
    mutating func giveOption(_ option: Node, in node: Node) {
        guard let values = selections[node.number], !unsent.contains(node.number) else { return give(node) }
        let others = values.filter { $0 != option.optionValue }
        selections[node.number] = option.attributes["selected"] == nil ? others : others + [option.optionValue]
    }

    /// Records a new value of a field from the server.
    mutating func give(_ node: Node) {
        let number = node.number
        if node.allowsMultiple, !unsent.contains(number) { selections[number] = nil }
        if !node.isChoice, known[number]?.contains([node.ownText]) == false, !unsent.contains(number) {
            known[number] = nil
        }
        guard let text = texts[number] else { return }
        let isBeingEdited = unsent.contains(number) || editedWithFocus == number
        if isBeingEdited, !sentWithForm.contains(number) {
            if text != node.attributes["value"] { withheld.insert(number) }
        } else {
            show(number)
        }
    }

    /// Records that the field with the focus loses it.
    mutating func leave() {
        guard let number = editedWithFocus else { return }
        editedWithFocus = nil
        if withheld.contains(number), !unsent.contains(number) { show(number) }
    }

    /// Moves the content of a field to the number of the field that it replaces.
    mutating func move(from old: Int, to new: Int) {
        texts[new] = texts.removeValue(forKey: old)
        selections[new] = selections.removeValue(forKey: old)
        checks[new] = checks.removeValue(forKey: old)
        known[new] = known.removeValue(forKey: old)
        chosen[new] = chosen.removeValue(forKey: old)
        if texts[new] != nil || selections[new] != nil || checks[new] != nil { carriedOver.insert(new) }
        for set in [\Self.edited, \.unsent, \.withheld, \.sentWithForm] where self[keyPath: set].remove(old) != nil {
            self[keyPath: set].insert(new)
        }
        if editedWithFocus == old { editedWithFocus = new }
    }

    /// Shows the value from the server in a field in its new place, if the field was submitted from the old place, or
    /// if it is a choice with a handler.
    mutating func settle(_ node: Node) {
        let isHeardChoice = node.isChoice && node.listener(for: "change") != nil && !unsent.contains(node.number)
        if isHeardChoice || !node.isCheckable && sentWithForm.contains(node.number) { show(node.number) }
        if let text = texts[node.number], text == node.attributes["value"] { carriedOver.remove(node.number) }
    }

    /// Ends the processing of a server message.
    mutating func endMessage() {
        sentWithForm = []
    }

    /// Shows the state in the fields that hold it, unless the server does not have what the person entered.
    ///
    /// - Parameters:
    ///   - focused: The field with the focus, in which a number may be incomplete.
    ///   - find: Returns a field.
    mutating func showStates(focused: Int?, _ find: (Int) -> Node?) {
        for number in Set(texts.keys).union(selections.keys).union(checks.keys).subtracting(unsent) {
            guard let holds = find(number)?.attributes["data-vsm-holds"], holds != "left" || number != focused
            else { continue }
            show(number)
        }
    }

    /// Forgets fields that are no longer in the page.
    mutating func keep(where isThere: (Int) -> Bool) {
        texts = texts.filter { isThere($0.key) }
        selections = selections.filter { isThere($0.key) }
        checks = checks.filter { isThere($0.key) }
        known = known.filter { isThere($0.key) }
        chosen = chosen.filter { isThere($0.key) }
        edited = edited.filter(isThere)
        carriedOver = carriedOver.filter(isThere)
        unsent = unsent.filter(isThere)
        withheld = withheld.filter(isThere)
        if let number = editedWithFocus, !isThere(number) { editedWithFocus = nil }
    }

    private mutating func show(_ number: Int) {
        texts[number] = nil
        selections[number] = nil
        checks[number] = nil
        for set in [\Self.edited, \.carriedOver, \.unsent, \.withheld] { self[keyPath: set].remove(number) }
    }
}

extension ReferenceTree.Node {
    /// The text that the server gave a field.
    var ownText: String { attributes["value"] ?? (tag == "textarea" ? textContent : "") }
}
