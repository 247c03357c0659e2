// Submitted forms. `SentForm` decides which values their fields keep.

extension RenderedPage {
    /// Runs the handler of an event.
    ///
    /// - Parameters:
    ///   - handler: The handler.
    ///   - kind: The kind of the event.
    ///   - payload: The values that the browser sent.
    ///   - element: The element of the event.
    ///   - node: The number of the element.
    func run(
        _ handler: EventHandler,
        _ kind: EventKind,
        _ payload: EventPayload,
        of element: FoundElement,
        _ node: NodeID
    ) {
        if kind == .submit, let values = payload.fields {
            begin(element, node, values)
            runAction(of: element) { handler.run(payload) }
            if values.reading.hasFailed { refuse(element) }
        } else {
            if !sentForms.isEmpty { note(payload, in: element) }
            if kind == .click {
                runAction(of: element) { handler.run(payload) }
            } else {
                runActions { handler.run(payload) }
            }
        }
    }

    /// Keeps the submitted values of a form whose handler does not run.
    func keep(_ element: FoundElement, _ node: NodeID, _ payload: EventPayload) {
        guard let values = payload.fields else { return }
        begin(element, node, values)
        refuse(element)
    }

    /// Updates the fields of submitted forms from the page.
    ///
    /// - Parameter newForms: The forms that have appeared.
    func reviewSentForms(_ newForms: [NodeID] = []) {
        guard !sentForms.isEmpty else { return }
        // This is a copy, because finding an element reads the forms.
        var forms = sentForms
        let changed = forms.review(newForms, element)
        sentForms = forms
        for form in changed {
            keepSecrets(of: form.element)
            setNeedsRendering(viewWith: form.node)
        }
    }

    private func begin(_ element: FoundElement, _ node: NodeID, _ values: FormValues) {
        var forms = sentForms
        forms.begin(SentForm(element, node, values.fields)) { self.element($0) != nil }
        sentForms = forms
    }

    private func refuse(_ element: FoundElement) {
        sentForms.refuseLast()
        keepSecrets(of: element)
    }

    /// Keeps secrets in the browser: the page neither sends them back nor removes them.
    private func keepSecrets(of form: FoundElement) {
        for field in form.fields where field.kind == .secret { field.reportGiven() }
    }

    private func note(_ payload: EventPayload, in element: FoundElement) {
        guard let field = element.field, payload.key == nil else { return }
        if let isChecked = payload.isChecked {
            sentForms.note(field.node, isChecked ? [field.ownValue] : [])
        } else if let values = payload.values ?? payload.value.map({ [$0] }) {
            sentForms.note(field.node, values, changesAlternatives: field.kind == .check)
            for option in element.fields where option.kind == .option { sentForms.note(option.node, values) }
        }
    }
}
