// Forms that come back as they were sent. What is in their fields is decided by `SentForm`.

extension RenderedPage {
    /// Runs the handler of an event.
    ///
    /// - Parameters:
    ///   - handler: The handler.
    ///   - kind: What the person did.
    ///   - payload: What the browser sent.
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
            runAction(of: node) { handler.run(payload) }
            if values.reading.hasFailed { refuse(element) }
        } else {
            if !sentForms.isEmpty { note(payload, in: element) }
            if kind == .click {
                runAction(of: node) { handler.run(payload) }
            } else {
                runActions { handler.run(payload) }
            }
        }
    }

    /// Keeps what was sent in a form whose handler does not run.
    func keep(_ element: FoundElement, _ node: NodeID, _ payload: EventPayload) {
        guard let values = payload.fields else { return }
        begin(element, node, values)
        refuse(element)
    }

    /// Brings the fields of forms that were sent up to date with the page.
    ///
    /// - Parameter newForms: The forms that have appeared.
    func reviewSentForms(_ newForms: [NodeID] = []) {
        guard !sentForms.isEmpty else { return }
        // A copy: finding an element reads the forms.
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

    /// Leaves secrets to the browser, which has them: they are neither sent back nor removed.
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
