import Synchronization

/// An open page: its views, their states, and the connection to the browser.
///
/// Each session is an actor, so that thousands of them share all cores. Everything in the page runs here, on the executor
/// of the session, which follows its connection from event loop to event loop.
actor LiveSession {
    private static let lastNumber = Atomic(0)

    /// Names the session in the log; unlike the ticket, it is no secret.
    nonisolated let number = LiveSession.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    nonisolated let executor: SessionExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated let ticket = PageTicket()
    nonisolated let visitor: String

    private let site: Site
    private let limits: SessionLimits
    private let metrics: ServerMetrics
    private var request: PageRequest
    private var visitsToSamePage = 0
    private var page: LivePage?
    private var outbox: Outbox
    private var ledger = EventLedger()
    private var allowance: EventAllowance
    private var connection: (any LiveConnection)?
    private var connectionNumber = 0
    /// Whether a message is being processed or the page rendered: what changes meanwhile is rendered at the end.
    private var isInTurn = false
    private var isUpdateScheduled = false
    private var isClosed = false
    private var changeWaiter: CheckedContinuation<Void, Never>?

    init(_ request: PageRequest, site: Site, limits: SessionLimits, metrics: ServerMetrics = ServerMetrics()) {
        self.request = request
        self.site = site
        self.limits = limits
        self.metrics = metrics
        executor = SessionExecutor(limits)
        visitor = request.visitor
        outbox = Outbox(loaded: Outbox.Head(title: site.title, target: request.target))
        allowance = EventAllowance(capacity: limits.eventBurst, perSecond: limits.eventsPerSecond, now: .now)
    }

    /// Renders the page for the first time.
    ///
    /// Waits until nothing in the page is busy, at most as long as the limit.
    func open() async -> OpenedPage {
        let page = LivePage(owner: self)
        page.onChange = { [unowned self] in pageChanged() }
        self.page = page
        var written = page.open(content)
        metrics.countRendering()
        // A session that was closed before it began shows its page only.
        if isClosed { close(page) }
        if written.hasBusyElement, self.page != nil {
            var isDue = false
            let deadline = Task { [limits] in
                try? await Task.sleep(for: limits.firstAnswer)
                isDue = true
                pageChanged()
            }
            while written.hasBusyElement, !isDue, self.page != nil {
                await withCheckedContinuation { changeWaiter = $0 }
                guard self.page != nil else { break }
                if page.needsRendering { metrics.countRendering() }
                _ = page.renderChanges(version: 1)
                written = page.write(.html, version: 1)
            }
            deadline.cancel()
        }

        let head = head(of: page)
        outbox = Outbox(loaded: head, numbers: written.numbers)
        let document = Document(site: site, title: head.title, content: written.bytes, ticket: ticket)
        return OpenedPage(status: page.metadata.status ?? .ok, bytes: document.bytes)
    }

    /// Whether a browser may join this session.
    nonisolated func admits(_ join: ClientMessage.Join, visitor: String) -> Bool {
        let isToken = Secret.areEqual(join.token, ticket.token)
        let isVisitor = Secret.areEqual(visitor, self.visitor)
        return isToken && isVisitor
    }

    /// Accepts a connection of the browser, and ends an earlier one.
    ///
    /// - Parameter number: Increases with every connection, so that a late one does not replace its successor.
    func connect(_ connection: any LiveConnection, _ join: ClientMessage.Join, number: Int) {
        guard !isClosed else { return connection.close(.sessionClosed) }
        guard number > connectionNumber else { return connection.close(.takenOver) }
        connectionNumber = number
        let earlier = self.connection
        self.connection = connection
        executor.move(to: connection.queue) { [weak connection, number = self.number] duration in
            connection?.noteSlowTurn(duration, of: number)
        }
        outbox.connect(nodeCount: join.nodes, version: join.version)
        update()
        earlier?.close(.takenOver)
    }

    /// Forgets a connection that has ended, unless another has replaced it.
    func disconnect(_ connection: any LiveConnection) {
        guard self.connection === connection else { return }
        self.connection = nil
        executor.move(to: nil)
        outbox.finishWriting()
    }

    /// Continues after a message was written for which the connection had no room at first.
    func finishWriting(over connection: any LiveConnection) {
        guard connection === self.connection else { return }
        outbox.finishWriting()
        update()
    }

    /// Processes a message of the browser.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - connection: Where it came from.
    ///   - arrival: When it arrived.
    func receive(
        _ message: ClientMessage,
        over connection: any LiveConnection,
        arrival: ContinuousClock.Instant = .now
    ) {
        guard let page, connection === self.connection else { return }
        isInTurn = true
        switch message {
        case .join:
            outbox.complain("This connection has already joined its page.")
        case .event(let event):
            guard accept(event.number, over: connection) else { break }
            run(event, in: page)
            metrics.countEvent(took: .now - arrival)
        case .visit(let visit):
            if accept(visit.number, over: connection) { follow(visit, in: page) }
        case .ping:
            break
        }
        isInTurn = false
        update()
    }

    /// Ends the session and every action that runs in it.
    func close() {
        isClosed = true
        if let page { close(page) }
        changeWaiter?.resume()
        changeWaiter = nil
        let connection = connection
        self.connection = nil
        executor.move(to: nil)
        connection?.close(.sessionClosed)
    }

    private func close(_ page: LivePage) {
        page.close()
        self.page = nil
    }

    /// Records a message.
    ///
    /// - Returns: Whether to run it.
    private func accept(_ number: Int, over connection: any LiveConnection) -> Bool {
        outbox.acknowledge(number)
        let isNew = ledger.accept(number)
        guard allowance.take(now: .now) else {
            outbox.complain("Too many events at once; this one was dropped.")
            connection.noteRefusedEvent(of: self.number)
            return false
        }
        return isNew
    }

    private func run(_ event: ClientMessage.Event, in page: LivePage) {
        // The handlers of the current page, not of the page that was sent last.
        render(page)
        guard let element = page.element(event.node),
            let handler = element.handler(for: event.kind, key: event.payload.key)
        else {
            let isStale = event.version < outbox.version
            // The browser sends what was typed again, to the field that has taken the place of this one.
            if isStale, event.kind == .input || event.kind == .change { return }
            outbox.complain("No element of the current page handles this event.")
            if !isStale { outbox.requestWholePage() }
            return
        }
        if let version = element.versionOfSeenValue, event.version < version { return outbox.refuse(event.number) }
        if element.report(event.payload) { page.setNeedsRendering(viewWith: event.node) }
        handler.run(event.payload)
    }

    private func follow(_ visit: ClientMessage.Visit, in page: LivePage) {
        guard let request = PageRequest(target: visit.target, visitor: visitor) else {
            return outbox.complain("\"\(visit.target.prefix(100))\" is not the path of a page.")
        }
        if let asset = site.assets.first(where: { $0.path == visit.target }) { return outbox.leave(for: asset.path) }
        // As in any browser, a link to the current page loads it again.
        if request == self.request { visitsToSamePage += 1 }
        self.request = request
        page.show(content)
    }

    private var content: any HTML {
        func keyed(_ content: some HTML) -> any HTML {
            KeyedHTML(key: visitsToSamePage, piece: content, isMarked: false)
        }
        return keyed(site.page(request))
    }

    private func pageChanged() {
        changeWaiter?.resume()
        changeWaiter = nil
        guard connection != nil, !isInTurn, !isUpdateScheduled else { return }
        isUpdateScheduled = true
        // In a later job, so that several states in a row are rendered once.
        executor.schedule { [weak self] in
            self?.assumeIsolated { session in
                session.isUpdateScheduled = false
                session.update()
            }
        }
    }

    private func head(of page: LivePage) -> Outbox.Head {
        Outbox.Head(title: page.metadata.title ?? site.title, target: request.target)
    }

    private func render(_ page: LivePage) {
        guard page.needsRendering else { return }
        metrics.countRendering()
        outbox.add(page.renderChanges(version: outbox.nextVersion))
        if page.isRestless { outbox.complain("Views of this page keep changing each other's states.") }
        if page.hasUnexpectedChange { outbox.complain("A row changed, although the condition of its list did not.") }
    }

    /// Renders what changed and sends the difference, if the browser is ready for it.
    private func update() {
        guard let page, let connection, !outbox.isWriting else { return }
        isInTurn = true
        render(page)
        isInTurn = false
        let version = outbox.nextVersion
        let message = outbox.nextMessage(head(of: page)) { page.write(.json, version: version).bytes }
        guard let message else { return }
        if connection.send(message, of: self) { outbox.finishWriting() }
    }
}

/// The response to the first request for a page.
struct OpenedPage: Sendable {
    let status: PageStatus
    let bytes: [UInt8]
}
