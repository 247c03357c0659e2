/// What the person has entered into fields, next to what the server gave them.
///
/// It follows the browser client: what is being typed, or is not on the server yet, comes before what the server gives.
struct FieldContents {
    typealias Node = ReferenceTree.Node

    /// The texts of fields that were edited, by the numbers of their nodes.
    private var texts: [Int: String] = [:]
    /// The selected values of choices that allow several and were changed.
    private var selections: [Int: [String]] = [:]
    /// Whether boxes are checked that the person clicked on.
    private var checks: [Int: Bool] = [:]
    /// The fields whose text was edited since the server gave them one, or got theirs with a form.
    private(set) var edited: Set<Int> = []
    /// The fields that stayed where a part of the page was replaced, with a content that the new part need not have.
    private var carriedOver: Set<Int> = []
    /// The fields whose content is not on the server.
    private var unsent: Set<Int> = []
    /// The fields to which the server gave a value that is not shown yet.
    private var withheld: Set<Int> = []
    /// The fields that were submitted with the form to which the present message answers.
    private var sentWithForm: Set<Int> = []
    /// The field that was edited since it has the focus.
    private var editedWithFocus: Int?

    /// The text of a field, or the value of the selected option.
    func value(of node: Node) -> String {
        if let text = texts[node.number] { return text }
        switch node.tag {
        case "select" where node.allowsMultiple: return values(of: node).joined(separator: ", ")
        case "select":
            let options = node.options
            let selected = options.last { $0.attributes["selected"] != nil } ?? options.first
            return node.attributes["value"] ?? selected?.optionValue ?? ""
        case "textarea": return node.attributes["value"] ?? node.textContent
        default: return node.attributes["value"] ?? (node.isCheckable ? "on" : "")
        }
    }

    /// The values of the selected options, or the one value of another field.
    func values(of node: Node) -> [String] {
        guard node.allowsMultiple else { return [value(of: node)] }
        return selections[node.number] ?? node.options.filter { $0.attributes["selected"] != nil }.map(\.optionValue)
    }

    /// Whether a box is checked.
    func isChecked(_ node: Node) -> Bool { checks[node.number] ?? (node.attributes["checked"] != nil) }

    /// Whether what a field has need not be what the server renders.
    func isAhead(_ node: Node) -> Bool {
        [unsent, withheld, carriedOver].contains { $0.contains(node.number) }
    }

    /// The person enters a text, or selects an option.
    mutating func enter(_ text: String, into node: Node) {
        texts[node.number] = text
        unsent.insert(node.number)
        withheld.remove(node.number)
        // A choice is made at once.
        guard node.tag != "select" else { return }
        edited.insert(node.number)
        editedWithFocus = node.number
    }

    /// The person selects options of a choice that allows several.
    mutating func select(_ values: [String], in node: Node) {
        selections[node.number] = values
        unsent.insert(node.number)
    }

    /// The person puts a field back to what the server gave it.
    mutating func reset(_ node: Node) {
        show(node.number)
        checks[node.number] = nil
        // The server hears of it, unless it is a radio button that is not checked.
        guard ["input", "change"].contains(where: { node.listener(for: $0) != nil }) else { return }
        if node.inputType != "radio" || isChecked(node) { unsent.insert(node.number) }
    }

    /// The person checks a box, or removes the check.
    mutating func check(_ node: Node, _ isChecked: Bool) {
        checks[node.number] = isChecked
        unsent.insert(node.number)
    }

    /// The server has processed the content of a field.
    mutating func noteProcessed(_ node: Node) {
        unsent.remove(node.number)
        carriedOver.remove(node.number)
    }

    /// The server has processed a form.
    mutating func noteSubmitted(_ controls: [Node]) {
        for node in controls {
            unsent.remove(node.number)
            withheld.remove(node.number)
            edited.remove(node.number)
            if editedWithFocus == node.number { editedWithFocus = nil }
            sentWithForm.insert(node.number)
        }
    }

    /// The server checks a box, or removes the check.
    mutating func giveCheck(_ node: Node) {
        checks[node.number] = nil
        unsent.remove(node.number)
        carriedOver.remove(node.number)
    }

    /// The server gives a field another value.
    mutating func give(_ node: Node) {
        let number = node.number
        if node.allowsMultiple, !unsent.contains(number) { selections[number] = nil }
        guard let text = texts[number] else { return }
        let isBeingEdited = unsent.contains(number) || editedWithFocus == number
        if isBeingEdited, !sentWithForm.contains(number) {
            if text != node.attributes["value"] { withheld.insert(number) }
        } else {
            show(number)
        }
    }

    /// The focus leaves the field that has it.
    mutating func leave() {
        guard let number = editedWithFocus else { return }
        editedWithFocus = nil
        if withheld.contains(number), !unsent.contains(number) { show(number) }
    }

    /// A field gets the number of the one in whose place it stays.
    mutating func move(from old: Int, to new: Int) {
        texts[new] = texts.removeValue(forKey: old)
        selections[new] = selections.removeValue(forKey: old)
        checks[new] = checks.removeValue(forKey: old)
        if texts[new] != nil || selections[new] != nil || checks[new] != nil { carriedOver.insert(new) }
        for set in [\Self.edited, \.unsent, \.withheld, \.sentWithForm] where self[keyPath: set].remove(old) != nil {
            self[keyPath: set].insert(new)
        }
        if editedWithFocus == old { editedWithFocus = new }
    }

    /// Shows what the server gave a field in its new place, if the field was submitted from the old one, or is a list of
    /// whose choice the server hears.
    mutating func settle(_ node: Node) {
        let isHeardChoice = node.tag == "select" && node.listener(for: "change") != nil
        if isHeardChoice || sentWithForm.contains(node.number) { show(node.number) }
        if let text = texts[node.number], text == node.attributes["value"] { carriedOver.remove(node.number) }
    }

    /// The message of the server has been processed.
    mutating func endMessage() {
        sentWithForm = []
    }

    /// Forgets fields that are no longer in the page.
    mutating func keep(where isThere: (Int) -> Bool) {
        texts = texts.filter { isThere($0.key) }
        selections = selections.filter { isThere($0.key) }
        checks = checks.filter { isThere($0.key) }
        edited = edited.filter(isThere)
        carriedOver = carriedOver.filter(isThere)
        unsent = unsent.filter(isThere)
        withheld = withheld.filter(isThere)
        if let number = editedWithFocus, !isThere(number) { editedWithFocus = nil }
    }

    private mutating func show(_ number: Int) {
        texts[number] = nil
        selections[number] = nil
        for set in [\Self.edited, \.carriedOver, \.unsent, \.withheld] { self[keyPath: set].remove(number) }
    }
}
