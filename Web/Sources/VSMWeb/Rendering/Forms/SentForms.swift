/// The forms of a page that keep their submitted values if they are refused.
struct SentForms {
    /// The maximum number of forms; older ones are forgotten.
    private static let maximumCount = 8

    /// The forms in the order of their submission.
    private var forms: [SentForm] = []
    /// The submitted values in refused forms, by the numbers of their fields.
    private(set) var contents: [NodeID: SentForm.Field] = [:]

    var isEmpty: Bool { forms.isEmpty }

    /// Adds a submitted form, and forgets earlier forms that were accepted or have left the page.
    ///
    /// - Parameter isInPage: Returns whether the page has an element with a number.
    mutating func begin(_ form: SentForm, isInPage: (NodeID) -> Bool) {
        forms.removeAll { $0.node == form.node || !$0.isRefused || !isInPage($0.node) }
        forms.append(form)
        forms.removeFirst(max(0, forms.count - Self.maximumCount))
        collect()
    }

    /// Refuses the form that was submitted last, because its values cannot be read or were not processed.
    mutating func refuseLast() {
        guard !forms.isEmpty else { return }
        forms[forms.count - 1].refuse()
        collect()
    }

    /// Records a change of a field by the person; see ``SentForm/note(_:_:changesAlternatives:)``.
    mutating func note(_ node: NodeID, _ values: [String], changesAlternatives: Bool = false) {
        for index in forms.indices { forms[index].note(node, values, changesAlternatives: changesAlternatives) }
        collect()
    }

    /// Forgets all forms.
    mutating func removeAll() { self = SentForms() }

    /// Updates the forms from the page.
    ///
    /// - Parameters:
    ///   - newForms: The numbers of the forms that have appeared.
    ///   - find: Returns an element of the page.
    /// - Returns: The forms with fields whose content has changed.
    mutating func review(_ newForms: [NodeID], _ find: (NodeID) -> FoundElement?) -> [FoundForm] {
        var changed: [FoundForm] = []
        for index in forms.indices {
            var (node, element) = (forms[index].node, find(forms[index].node))
            if element == nil {
                let same = newForms.compactMap { node in
                    find(node).flatMap { forms[index].isSame(as: $0) ? FoundForm(node: node, element: $0) : nil }
                }
                // If several forms match, nothing identifies the right one.
                if same.count == 1 { (node, element) = (same[0].node, same[0].element) }
            }
            if let element, forms[index].review(element, at: node) {
                changed.append(FoundForm(node: node, element: element))
            }
        }
        if !changed.isEmpty { collect() }
        return changed
    }

    private mutating func collect() {
        contents = [:]
        for form in forms where form.isRefused { contents.merge(form.contents) { $1 } }
    }
}

/// A form of the page.
struct FoundForm {
    let node: NodeID
    let element: FoundElement
}
