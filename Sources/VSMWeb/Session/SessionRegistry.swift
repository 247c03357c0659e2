/// The sessions of a server.
actor SessionRegistry {
    private let site: Site
    private let limits: SessionLimits
    private var table: SessionTable
    /// Counts connections, so that a session and the table agree on their order.
    private var lastConnection = 0

    init(site: Site, limits: SessionLimits) {
        self.site = site
        self.limits = limits
        table = SessionTable(limits: limits)
    }

    /// Opens a session and renders its page.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - address: The address of the browser.
    /// - Returns: `nil` if there are too many sessions.
    func open(_ request: PageRequest, from address: String) async -> OpenedPage? {
        let session = LiveSession(request, site: site, limits: limits)
        guard case .admitted(let closing) = table.add(session, from: address, now: .now) else { return nil }
        for session in closing { await session.close() }
        return await session.open()
    }

    /// Renders a page without keeping a session.
    nonisolated func preview(_ request: PageRequest) async -> OpenedPage? {
        let session = LiveSession(request, site: site, limits: limits)
        let page = await session.open()
        await session.close()
        return page
    }

    /// Connects a browser to the session of its page.
    ///
    /// - Returns: `nil` if there is no such session, or if it belongs to another browser.
    func join(
        _ join: ClientMessage.Join,
        visitor: String,
        over connection: any LiveConnection
    ) async -> LiveSession? {
        guard let session = table.session(of: join.page), session.admits(join, visitor: visitor) else { return nil }
        table.connect(join.page, ObjectIdentifier(connection))
        lastConnection += 1
        await session.connect(connection, join, number: lastConnection)
        return session
    }

    /// Records that a connection has ended.
    func leave(_ session: LiveSession, _ connection: any LiveConnection) async {
        table.disconnect(session.ticket.page, ObjectIdentifier(connection), now: .now)
        await session.disconnect(connection)
    }

    /// Closes the sessions whose browsers did not return in time.
    func closeExpired(now: ContinuousClock.Instant = .now) async {
        for session in table.removeExpired(now: now) { await session.close() }
    }

    /// Closes all sessions.
    func closeAll() async {
        let sessions = table.sessions
        table = SessionTable(limits: limits)
        for session in sessions { await session.close() }
    }
}
