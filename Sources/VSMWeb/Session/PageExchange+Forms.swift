@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PageExchange {
    /// Runs the handler of a form or button of the document that was sent last.
    func submit(_ form: SubmittedForm) -> FormOutcome {
        // A document can be sent from once, so that a form that is sent twice is run once. A button is another one by then.
        guard form.ticket.version == documentVersion else { return form.button == nil ? .repeated : .refused }
        beginNextDocument()
        return run(form, node: form.node)
    }

    /// Runs the handler of a form or button of an earlier page, in this page, which was opened in its place.
    ///
    /// A handler that is tied to what the person saw does not run: nothing tells what that was.
    func submitAnew(_ form: SubmittedForm) -> FormOutcome {
        // The marks are written again, and not kept: few pages are opened for a form.
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

    /// Does nothing but keep what was sent.
    func keep(_ form: SubmittedForm) -> FormOutcome {
        guard form.ticket.version == documentVersion, let element = page.element(form.node) else { return .tooMany }
        page.keep(element, form.node, EventPayload(form))
        return .tooMany
    }
}

/// What became of a form that was sent without the script of the page.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum FormOutcome {
    case run
    /// What the person saw has changed.
    case refused
    /// The page has no such form any more.
    case missing
    /// It was sent before.
    case repeated
    /// There were too many at once.
    case tooMany

    /// What the person is told.
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
