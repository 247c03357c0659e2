import Synchronization

/// The sessions of a server.
actor SessionRegistry {
    private nonisolated let environment: SessionEnvironment
    /// The environment of the inspector's own pages; `nil` without an inspector.
    private nonisolated let guardedEnvironment: SessionEnvironment?
    private var table: SessionTable
    private var lateVisitors = LateVisitors()
    private(set) var refreshing = RefreshingPages()
    private var sentForms = IdempotencyKeys()
    private let now: @Sendable () -> ContinuousClock.Instant
    /// Counts connections, so that a session and the table agree on their order.
    private var lastConnection = 0

    /// Creates a registry without sessions.
    ///
    /// - Parameters:
    ///   - site: The pages.
    ///   - limits: The limits of the number and the duration of sessions.
    ///   - metrics: The metrics that count sessions and events.
    ///   - pages: The states that survive their sessions.
    ///   - now: Returns the current time.
    init(
        site: Site,
        limits: SessionLimits,
        metrics: ServerMetrics = ServerMetrics(),
        pages: PreservedPages? = nil,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        environment = SessionEnvironment(site: site, limits: limits, metrics: metrics, pages: pages)
        guardedEnvironment = site.guardedPages.map {
            SessionEnvironment(site: $0, limits: limits, metrics: metrics, isGuarded: true)
        }
        self.now = now
        table = SessionTable(limits: limits)
    }

    private nonisolated var limits: SessionLimits { environment.limits }
    private nonisolated var metrics: ServerMetrics { environment.metrics }
    /// The finishing actions of all sessions, including closed ones.
    nonisolated var finishingActions: FinishingActions { environment.finishingActions }
    /// The states that survive their sessions; `nil` without a store.
    nonisolated var pages: PreservedPages? { environment.pages }

    /// Returns the environment of a page.
    private nonisolated func environment(guarded isGuarded: Bool) -> SessionEnvironment {
        (isGuarded ? guardedEnvironment : nil) ?? environment
    }

    /// Opens a session and renders its page.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - address: The address of the browser.
    ///   - isGuarded: Whether the page is one of the inspector, which the browser may use.
    /// - Throws: ``TooManySessions`` if there is no room for another.
    func open(
        _ request: PageRequest,
        from address: String,
        guarded isGuarded: Bool = false,
        formToken: LiveSession.FormToken? = nil
    ) async throws(TooManySessions) -> OpenedPage {
        if !isGuarded, let page = await comeBack(request) { return page }
        let environment = environment(guarded: isGuarded)
        return try await open(request, in: environment, from: address, formToken: formToken) { await $0.open() }
    }

    /// Shows a page that is not finished again to a browser without scripts, which loads it again automatically.
    ///
    /// - Returns: `nil` if there is no such page.
    func comeBack(_ request: PageRequest) async -> OpenedPage? {
        guard let page = refreshing.take(request, before: now() - limits.refreshInterval / 2),
            let session = table.session(of: page), !session.isGuarded, let opened = await session.comeBack()
        else { return nil }
        table.keepLonger(page, now: now())
        return await keep(session, opened, for: request)
    }

    /// Runs the handler of a form in the session of its page, or in a session that is opened for it.
    ///
    /// - Parameters:
    ///   - form: The form, whose token the caller has checked.
    ///   - name: A name that distinguishes the form from all forms that were ever sent.
    ///   - wasSent: Whether the browser reports that it has sent the form before.
    ///   - request: The request for the page of the form.
    ///   - address: The address of the browser.
    ///   - formToken: Makes the tokens of the forms in the answer.
    /// - Returns: The page, and whether the form has run, now or before.
    /// - Throws: ``TooManySessions`` if there is no room for another.
    func submit(
        _ form: SubmittedForm,
        named name: String,
        wasSent: Bool = false,
        _ request: PageRequest,
        from address: String,
        formToken: @escaping LiveSession.FormToken
    ) async throws(TooManySessions) -> (page: OpenedPage, hasRun: Bool) {
        let isNewHere = sentForms.insert(name, now: now())
        let isFirst = isNewHere && !wasSent
        var hasRun = !isFirst
        // A form that did not run may be sent again.
        defer { if !hasRun { sentForms.remove(name) } }
        if let session = table.session(of: form.ticket.page), Secret.areEqual(session.visitor, request.visitor),
            // Pages of the inspector need the script, so that nothing runs in them without its guard.
            !session.isGuarded,
            // Another server has run the form, although the session of its page is here.
            let (opened, outcome) = await session.submit(form, in: isNewHere && wasSent ? .alreadyHandled : .original)
        {
            hasRun = hasRun || outcome.hasRun
            table.keepLonger(form.ticket.page, now: now())
            return (await keep(session, opened, for: request), hasRun)
        }
        let page = try await open(request, in: environment, from: address, formToken: formToken) { session in
            let opened = await session.open()
            guard case .page = opened,
                let (answer, outcome) = await session.submit(form, in: isFirst ? .reopened : .alreadyHandled)
            else { return opened }
            hasRun = hasRun || outcome.hasRun
            return answer
        }
        return (page, hasRun)
    }

    private func open(
        _ request: PageRequest,
        in environment: SessionEnvironment,
        from address: String,
        formToken: LiveSession.FormToken?,
        _ open: (LiveSession) async -> OpenedPage
    ) async throws(TooManySessions) -> OpenedPage {
        let session = LiveSession(request, in: environment, formToken: formToken)
        switch table.add(session, from: address, now: now()) {
        case .refused(let quota): throw TooManySessions(quota: quota)
        case .admitted(let closing):
            if lateVisitors.contains(session.visitor) { table.keepLonger(session.ticket.page, now: now()) }
            metrics.recordSessions(table.count)
            for session in closing { await close(session) }
            return await keep(session, await open(session), for: request)
        }
    }

    /// Keeps the session of a page, unless no browser will join it.
    private func keep(_ session: LiveSession, _ opened: OpenedPage, for request: PageRequest) async -> OpenedPage {
        refreshing.remove(session.ticket.page)
        switch opened {
        case .page, .conflict:
            // While the page was opened, the session may have been closed to make room for another.
            guard session.comesBack.load(ordering: .relaxed), table.session(of: session.ticket.page) != nil else {
                break
            }
            refreshing.add(session.ticket.page, request, now: now())
        case .redirect, .failure:
            table.remove(session.ticket.page)
            metrics.recordSessions(table.count)
            await session.close()
        }
        return opened
    }

    /// Renders a page without keeping a session.
    nonisolated func preview(_ request: PageRequest, guarded isGuarded: Bool = false) async -> OpenedPage {
        let session = LiveSession(request, in: environment(guarded: isGuarded))
        let page = await session.open()
        await session.close()
        return page
    }

    /// Connects a browser to the session of its page.
    ///
    /// - Parameters:
    ///   - join: The message that names the page.
    ///   - visitors: The visitors that the browser's cookies name. The page must belong to one of them.
    ///   - isTrusted: Whether the browser may use the inspector.
    ///   - connection: The connection of the browser.
    /// - Returns: `nil` if there is no such session, or if it belongs to another browser.
    func join(
        _ join: ClientMessage.Join,
        visitors: [String],
        isTrusted: Bool = false,
        over connection: any LiveConnection
    ) async -> LiveSession? {
        guard let session = table.session(of: join.page) else {
            // A browser that sends no version was never connected to its page.
            if join.version == nil { lateVisitors.noteRequest(for: join.page, by: visitors) }
            return nil
        }
        guard isTrusted || !session.isGuarded else { return nil }
        guard visitors.contains(where: { session.admits(join, visitor: $0) }) else { return nil }
        lateVisitors.remove(session.visitor)
        refreshing.remove(join.page)
        table.connect(join.page, ObjectIdentifier(connection))
        lastConnection += 1
        let number = lastConnection
        var former = PreservedPages.Former.none
        if let name = join.former, join.version == nil, let pages = environment.pages {
            former = await pages.continue(name, as: join.page, of: session.visitor)
        }
        await session.connect(connection, join, number: number, former: former)
        return session
    }

    /// Records that a connection has ended.
    func leave(_ session: LiveSession, _ connection: any LiveConnection) async {
        table.disconnect(session.ticket.page, ObjectIdentifier(connection), now: now())
        await session.disconnect(connection)
    }

    /// Closes the sessions whose browsers did not return in time.
    ///
    /// - Returns: The number of remaining sessions.
    @discardableResult
    func closeExpired() async -> Int {
        let expired = table.removeExpired(now: now())
        metrics.recordSessions(table.count)
        for session in expired { await close(session) }
        return table.count
    }

    private func close(_ session: LiveSession) async {
        refreshing.remove(session.ticket.page)
        lateVisitors.noteClosed(session.ticket.page, of: session.visitor)
        await session.close()
    }

    /// The sessions, in no particular order.
    var sessions: [LiveSession] { table.sessions }

    /// Closes a session, so that its browser gets its page from another server.
    ///
    /// - Parameter isLast: Whether to close it even if an action of the person is running, or states are not stored.
    /// - Returns: `false` if an action is running, or if states are not stored.
    func handOver(_ session: LiveSession, isLast: Bool) async -> Bool {
        guard await session.handOver(isLast: isLast) else { return false }
        refreshing.remove(session.ticket.page)
        table.remove(session.ticket.page)
        metrics.recordSessions(table.count)
        return true
    }

    /// Closes all sessions.
    func closeAll() async {
        let sessions = table.sessions
        table = SessionTable(limits: limits)
        refreshing = RefreshingPages()
        metrics.recordSessions(0)
        for session in sessions { await session.close() }
    }
}

/// An error that says that there is no room for another session.
struct TooManySessions: Error {
    /// The quota that is used up.
    let quota: Quota
}
