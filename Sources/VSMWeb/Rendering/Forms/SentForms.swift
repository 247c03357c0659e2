/// The forms of a page that come back as they were sent, if they are refused.
struct SentForms {
    /// How many are kept; what was sent in an older one is forgotten.
    private static let maximumCount = 8

    /// The last one was sent last.
    private var forms: [SentForm] = []
    /// What the fields of refused forms have, by their numbers.
    private(set) var contents: [NodeID: SentForm.Field] = [:]

    var isEmpty: Bool { forms.isEmpty }

    /// A form is sent: forgets those before that were accepted, or that have left the page.
    ///
    /// - Parameter isInPage: Whether the page has an element with a number.
    mutating func begin(_ form: SentForm, isInPage: (NodeID) -> Bool) {
        forms.removeAll { $0.node == form.node || !$0.isRefused || !isInPage($0.node) }
        forms.append(form)
        forms.removeFirst(max(0, forms.count - Self.maximumCount))
        collect()
    }

    /// The values of the form that was sent last cannot be read, or were not processed.
    mutating func refuseLast() {
        guard !forms.isEmpty else { return }
        forms[forms.count - 1].refuse()
        collect()
    }

    /// A person has changed a field; see ``SentForm/note(_:_:changesAlternatives:)``.
    mutating func note(_ node: NodeID, _ values: [String], changesAlternatives: Bool = false) {
        for index in forms.indices { forms[index].note(node, values, changesAlternatives: changesAlternatives) }
        collect()
    }

    /// Forgets all of them.
    mutating func removeAll() { self = SentForms() }

    /// Follows the forms in the page.
    ///
    /// - Parameters:
    ///   - newForms: The forms that have appeared, with their numbers.
    ///   - find: Finds an element of the page.
    /// - Returns: The forms with fields that have another content than before.
    mutating func review(_ newForms: [NodeID], _ find: (NodeID) -> FoundElement?) -> [FoundForm] {
        var changed: [FoundForm] = []
        for index in forms.indices {
            var (node, element) = (forms[index].node, find(forms[index].node))
            if element == nil {
                let same = newForms.compactMap { node in
                    find(node).flatMap { forms[index].isSame(as: $0) ? FoundForm(node: node, element: $0) : nil }
                }
                // Of several, nothing tells which one it is.
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
