extension PageExchange {
    /// Runs the handler of a form or button in the document that was sent last.
    func submit(_ form: SubmittedForm) -> FormOutcome {
        // A document accepts one form, so that a form that is sent twice runs once. A button may have changed by then.
        guard form.ticket.version == documentVersion else { return form.button == nil ? .repeated : .refused }
        beginNextDocument()
        return run(form, node: form.node)
    }

    /// Runs the handler of a form or button of an earlier page in this page, which was opened in its place.
    ///
    /// A handler that is tied to the content that the person saw does not run, because that content is unknown.
    func submitToReopened(_ form: SubmittedForm) -> FormOutcome {
        // The marks are written again instead of stored, because few pages are opened for a form.
        let forms = page.write(.html, version: documentVersion).forms
        guard form.identity != 0, let mark = forms.mark(form.identity), mark.isButton == (form.button != nil) else {
            return form.button == nil ? .missing : .refused
        }
        if page.element(mark.node)?.versionOfSeenValue != nil { return .refused }
        beginNextDocument()
        return run(form, node: mark.node)
    }

    private func run(_ form: SubmittedForm, node: NodeID) -> FormOutcome {
        guard let element = page.element(node), let handler = element.handler(for: form.event) else {
            return form.button == nil ? .missing : .refused
        }
        if let version = element.versionOfSeenValue, form.ticket.version < version {
            page.keep(element, node, EventPayload(form))
            return .refused
        }
        page.run(handler, form.event, withTexts(EventPayload(form)), of: element, node)
        return .run
    }

    /// Keeps the values of a form without running its handler.
    func keep(_ form: SubmittedForm) -> FormOutcome {
        guard form.ticket.version == documentVersion, let element = page.element(form.node) else { return .tooMany }
        page.keep(element, form.node, EventPayload(form))
        return .tooMany
    }
}

/// The outcome of a form that was sent without the script of the page.
enum FormOutcome {
    case run
    /// The content that the person saw has changed.
    case refused
    /// The page no longer has the form.
    case missing
    /// The form was sent before.
    case repeated
    /// Too many forms were sent at once.
    case tooMany

    /// The text that tells the person about the outcome.
    var notice: SiteText? {
        switch self {
        case .run: nil
        case .refused: .pageChanged
        case .missing: .formReplaced
        case .repeated: .formSentBefore
        case .tooMany: .tooManyRequests
        }
    }

    /// Whether the form has run, now or before.
    var hasRun: Bool { !isConflict }

    /// Whether nothing was done.
    var isConflict: Bool {
        switch self {
        case .run, .repeated: false
        case .refused, .missing, .tooMany: true
        }
    }
}
