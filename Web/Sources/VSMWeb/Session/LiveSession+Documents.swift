import Synchronization

// Whole documents: the first one of a page, and those of browsers without scripts.
extension LiveSession {
    /// Runs the handler of a form that was sent without the script of the page.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - page: The relation of this page to the form.
    /// - Returns: The next state of the page and the outcome of the form; `nil` if a browser has joined the session, or
    ///   if it was closed.
    func submit(_ form: SubmittedForm, in page: PageOfForm) async -> (page: OpenedPage, outcome: FormOutcome)? {
        guard let exchange, !isClosed, connectionNumber == 0 else { return nil }
        let outcome =
            if allowance.take(now: .now) {
                switch page {
                case .original: traced(.event(.submit)) { exchange.submit(form) }
                case .reopened: traced(.event(.submit)) { exchange.submitToReopened(form) }
                case .alreadyHandled: FormOutcome.repeated
                }
            } else {
                exchange.keep(form)
            }
        return (await finish(exchange.openAgain(), of: exchange, outcome: outcome), outcome)
    }

    /// The relation of a page to a form that is sent to it.
    enum PageOfForm {
        /// The page contains the form.
        case original
        /// The page was opened for the form, because the form's own page no longer exists.
        case reopened
        /// The page was opened because the form was sent before.
        case alreadyHandled
    }

    /// Shows the page to a browser that reloads it automatically.
    ///
    /// - Returns: The next state of the page; `nil` if a browser has joined the session, or if it was closed.
    func comeBack() async -> OpenedPage? {
        guard let exchange, !isClosed, connectionNumber == 0 else { return nil }
        exchange.beginNextDocument()
        return await finish(exchange.openAgain(), of: exchange, outcome: .run)
    }

    /// Waits until nothing in the page is loading, and writes its document.
    func finish(
        _ first: NodeWriter,
        of exchange: PageExchange,
        outcome: FormOutcome? = nil
    ) async -> OpenedPage {
        var written = first
        func isLoading() -> Bool { written.hasBusyElement || exchange.page.progress == .loading }
        if isLoading(), self.exchange != nil, exchange.firstRedirect == nil {
            var isDue = false
            let deadline = Task { [environment] in
                try? await Task.sleep(for: environment.limits.firstAnswer)
                isDue = true
                pageChanged()
            }
            while isLoading(), !isDue, self.exchange != nil, exchange.firstRedirect == nil {
                await withCheckedContinuation { changeWaiters.append($0) }
                guard self.exchange != nil else { break }
                written = exchange.openAgain()
            }
            deadline.cancel()
        }

        exchange.finishOpening(written)
        if let problem = written.places.problem { exchange.complain(problem) }
        exchange.didWriteDocument(isConnected: connection != nil)
        if let problem = exchange.problem { return .failure(problem) }
        if let redirect = exchange.firstRedirect { return .redirect(redirect) }
        if case .run = outcome, exchange.hasMoved {
            return .redirect(PageRedirect(target: exchange.head.target, isPermanent: false))
        }
        let isUnfinished = written.hasBusyElement || exchange.page.progress > .settled
        comesBack.store(isUnfinished, ordering: .relaxed)
        let document = Document(
            site: environment.site,
            metadata: exchange.page.metadata,
            content: written.bytes,
            ticket: ticket,
            shape: written.shape,
            fieldSize: environment.limits.fieldSize,
            notice: outcome?.notice,
            number: number,
            refreshInterval: isUnfinished ? environment.limits.refreshInterval : nil,
            forms: formToken.map {
                DocumentForms(
                    marks: written.forms,
                    version: exchange.documentVersion,
                    page: ticket.page,
                    token: $0(ticket.page)
                )
            }
        )
        if outcome?.isConflict == true { return .conflict(bytes: document.bytes) }
        return .page(status: exchange.page.metadata.status ?? .ok, bytes: document.bytes)
    }
}
