import Synchronization
@_spi(Host) import VSM

/// An open page with its views, their states, and the connection to the browser.
///
/// Each session is an actor, so that thousands of sessions share all cores. Everything in the page runs on the executor
/// of the session, which follows the connection from event loop to event loop.
actor LiveSession: FinishingActionHost, ThreadAwareActor {
    private static let lastNumber = Atomic(0)

    /// The number of the session in the log; unlike the ticket, it is not secret.
    nonisolated let number = LiveSession.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    nonisolated let executor: SessionExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated let ticket = PageTicket()
    nonisolated let visitor: String
    /// Whether a browser without scripts reloads the page for its remaining content.
    nonisolated let comesBack = Atomic(false)

    nonisolated let environment: SessionEnvironment
    private let request: PageRequest
    // The actor already keeps accesses apart, and no access to these properties contains another. Every event would pay
    // for the checks.
    @exclusivity(unchecked) var exchange: PageExchange?
    @exclusivity(unchecked) var allowance: TokenBucket
    @exclusivity(unchecked) var connection: (any LiveConnection)?
    var connectionNumber = 0
    /// Whether a message is being processed or the page is being rendered; changes in the meantime are rendered at the
    /// end.
    @exclusivity(unchecked) var isInTurn = false
    private var isUpdateScheduled = false
    var isClosed = false
    @exclusivity(unchecked) var changeWaiters: [CheckedContinuation<Void, Never>] = []
    /// The states that survive the session; `nil` if the server has no store.
    private let preservation: PagePreservation?
    /// The states that were handed to the store last, with their number.
    private var latest = LatestStates()
    /// Makes the tokens of the page's forms; `nil` if the forms need the script.
    let formToken: FormToken?

    /// A function that makes a token, which proves that this server gave the named page to a visitor.
    typealias FormToken = @Sendable (_ page: String) -> String

    init(_ request: PageRequest, in environment: SessionEnvironment, formToken: FormToken? = nil) {
        let limits = environment.limits
        self.environment = environment
        preservation = environment.pages.map { _ in PagePreservation() }
        self.formToken = formToken
        self.request = request
        executor = SessionExecutor(limits)
        visitor = request.visitor
        allowance = TokenBucket(capacity: limits.eventBurst, perSecond: limits.eventsPerSecond, now: .now)
    }

    init(
        _ request: PageRequest,
        site: Site,
        limits: SessionLimits,
        metrics: ServerMetrics = ServerMetrics(),
        formToken: FormToken? = nil
    ) {
        let environment = SessionEnvironment(site: site, limits: limits, metrics: metrics)
        self.init(request, in: environment, formToken: formToken)
    }

    /// Whether the page is one of an inspector.
    nonisolated var isGuarded: Bool { environment.isGuarded }

    nonisolated var isCurrent: Bool { executor.isRunningHere }

    nonisolated func beginFinishingAction() -> AnyObject { environment.finishingActions.begin() }

    /// Renders the page for the first time.
    ///
    /// It waits until nothing in the page is loading, but no longer than the limit.
    func open() async -> OpenedPage {
        let exchange = PageExchange(request, in: environment, owner: self, preservation: preservation)
        preservation?.onChange = { [unowned self] in preservedStateChanged() }
        preservation?.report = { [environment] in environment.pages?.report($0) }
        exchange.page.onChange = { [unowned self] in pageChanged() }
        exchange.onRendering = { [environment] in environment.metrics.countRendering() }
        introduce(exchange)
        self.exchange = exchange
        let span = environment.tracing?.begin(.open, of: number)
        defer { span?.end() }
        let written = span?.run { exchange.open() } ?? exchange.open()
        // A session that was closed before it began only shows its page.
        if isClosed { close(exchange) }
        return await finish(written, of: exchange)
    }

    /// Returns whether a browser may join this session.
    nonisolated func admits(_ join: ClientMessage.Join, visitor: String) -> Bool {
        let isToken = Secret.areEqual(join.token, ticket.token)
        let isVisitor = Secret.areEqual(visitor, self.visitor)
        return isToken && isVisitor
    }

    /// Accepts a connection of the browser, and ends an earlier one.
    ///
    /// - Parameters:
    ///   - number: Increases with every connection, so that a late one does not replace its successor.
    ///   - former: The preserved states of the page that the browser had before.
    func connect(
        _ connection: any LiveConnection,
        _ join: ClientMessage.Join,
        number: Int,
        former: PreservedPages.Former = .none
    ) {
        guard !isClosed else { return connection.close(.sessionClosed) }
        guard number > connectionNumber else { return connection.close(.takenOver) }
        if connectionNumber == 0 {
            preservation?.restore(former)
            // These states are stored for the page already.
            if case .states(_, let content) = former { _ = latest.change(to: content) }
        }
        connectionNumber = number
        // Nothing is stored before a browser joins.
        if preservation != nil { preservedStateChanged() }
        let earlier = self.connection
        self.connection = connection
        executor.move(to: connection.queue) { [weak connection, number = self.number] duration in
            connection?.noteSlowTurn(duration, of: number)
        }
        exchange?.connect(join)
        update()
        earlier?.close(.takenOver)
    }

    /// Forgets a connection that has ended, unless another has replaced it.
    func disconnect(_ connection: any LiveConnection) {
        guard self.connection === connection else { return }
        self.connection = nil
        executor.move(to: nil)
        exchange?.finishWriting()
        exchange?.didChange(isConnected: false)
    }

    /// Continues after the connection has written a message and has room again.
    func finishWriting(over connection: any LiveConnection) {
        guard connection === self.connection else { return }
        exchange?.finishWriting()
        update()
    }

    /// Processes a message of the browser.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - connection: The connection over which the message arrived.
    ///   - arrival: The time at which the message arrived.
    func receive(
        _ message: ClientMessage,
        over connection: any LiveConnection,
        arrival: ContinuousClock.Instant = .now
    ) {
        guard let exchange, connection === self.connection else { return }
        guard environment.tracing != nil, let operation = PageOperation(message) else {
            return process(message, over: connection, for: exchange, arrival: arrival)
        }
        traced(operation) { process(message, over: connection, for: exchange, arrival: arrival) }
    }

    private func process(
        _ message: ClientMessage,
        over connection: any LiveConnection,
        for exchange: PageExchange,
        arrival: ContinuousClock.Instant
    ) {
        isInTurn = true
        switch message {
        case .join:
            exchange.complain("This connection has already joined its page.")
        case .event(let event):
            guard accept(event.number, over: connection, for: exchange) else { break }
            exchange.run(event)
            environment.metrics.countEvent(took: .now - arrival)
        case .visit(let visit):
            if accept(visit.number, over: connection, for: exchange) { exchange.follow(visit) }
        case .ping:
            break
        }
        isInTurn = false
        update()
    }

    /// Ends the session because the server is about to stop.
    ///
    /// - Parameter isLast: Whether to end it even if an action of the person is running, or states are not stored.
    /// - Returns: `false` if an action is running, or if states are not stored.
    func handOver(isLast: Bool) -> Bool {
        if !isLast {
            if exchange?.page.isActing == true { return false }
            preserve()
            if environment.pages?.isUnsaved(ticket.page) == true { return false }
        }
        close(.stopping)
        return true
    }

    /// Ends the session and every action that runs in it.
    func close(_ end: ConnectionEnd = .sessionClosed) {
        isClosed = true
        preserve()
        let farewell = environment.pages?.isUnsaved(ticket.page) == true ? exchange?.farewell : nil
        if let exchange { close(exchange) }
        wakeWaiters()
        let connection = connection
        self.connection = nil
        executor.move(to: nil)
        guard let pages = environment.pages, let farewell, let connection else {
            connection?.close(end)
            return
        }
        // The browser joins another server as soon as it has lost this one, which then reads the states. It does not wait
        // longer than a save may take.
        Task { [page = ticket.page] in
            await pages.waitUntilStored(page, until: .now + pages.patience.saving)
            if pages.isUnsaved(page) { _ = connection.send(farewell, of: self) }
            connection.close(end)
        }
    }

    private func close(_ exchange: PageExchange) {
        // The states that leave with the page stay in the store.
        preservation?.onChange = {}
        exchange.willClose()
        exchange.page.close()
        self.exchange = nil
    }

    /// Records a message.
    ///
    /// - Returns: Whether to run it.
    private func accept(_ number: Int, over connection: any LiveConnection, for exchange: PageExchange) -> Bool {
        let isNew = exchange.accept(number)
        guard allowance.take(now: .now) else {
            exchange.complain("Too many events at once; this one was dropped.")
            connection.noteRefusedEvent(of: self.number)
            return false
        }
        return isNew
    }

    private func wakeWaiters() {
        for waiter in changeWaiters { waiter.resume() }
        changeWaiters = []
    }

    func pageChanged() {
        wakeWaiters()
        guard connection != nil, !isInTurn, !isUpdateScheduled else { return }
        isUpdateScheduled = true
        // A later job renders the page, so that several states in a row are rendered once.
        let cause = environment.tracing.map { $0.cause(isAction: exchange?.page.isActing == true) }
        executor.schedule { [weak self] in
            self?.assumeIsolated { session in
                session.isUpdateScheduled = false
                session.update(because: cause)
            }
        }
    }

    /// Stores the states after the current job, so that several changes in a row are stored once.
    private func preservedStateChanged() {
        executor.schedule { [weak self] in
            self?.assumeIsolated { $0.preserve() }
        }
    }

    /// Stores the preserved states, unless nothing has changed.
    private func preserve() {
        // The page of a browser that never joins is forgotten.
        guard connectionNumber > 0, let pages = environment.pages, exchange != nil else { return }
        guard let content = changedContent(), let number = latest.change(to: content) else { return }
        pages.save(PageSave(page: ticket.page, visitor: visitor, content: content, number: number))
    }

    /// The preserved states as they are stored; `nil` if nothing has changed.
    private func changedContent() -> [UInt8]? {
        do {
            guard let entries = try preservation?.takeChanges() else { return nil }
            return try PreservedPage(visitor: visitor, entries: entries).encoded()
        } catch {
            exchange?.complain("The state of the page is not preserved. \(error)")
            if !isClosed { update() }
            return try? PreservedPage(visitor: visitor, entries: nil).encoded()
        }
    }

    /// Renders what changed and sends the difference, if the browser is ready for it.
    ///
    /// - Parameter cause: The cause of the changes outside of an event, for the trace.
    func update(because cause: PageTracing.Cause? = nil) {
        guard let exchange, let connection, !exchange.isWriting else { return }
        guard let message = nextMessage(of: exchange, because: cause) else { return }
        if connection.send(message, of: self) { exchange.finishWriting() }
    }

    private func nextMessage(of exchange: PageExchange, because cause: PageTracing.Cause?) -> [UInt8]? {
        guard let tracing = environment.tracing, exchange.page.needsRendering else {
            return renderMessage(of: exchange)
        }
        let rendering = tracing.begin(.render, of: number, because: cause)
        defer { rendering.end() }
        let message = rendering.run { renderMessage(of: exchange) }
        rendering.note(message)
        return message
    }

    private func renderMessage(of exchange: PageExchange) -> [UInt8]? {
        isInTurn = true
        exchange.render()
        isInTurn = false
        exchange.didChange(isConnected: true)
        return exchange.nextMessage()
    }

    /// Runs a part of the session's work in a span, if the application has a tracer.
    func traced<Result>(_ operation: PageOperation, _ body: () -> Result) -> Result {
        guard let tracing = environment.tracing else { return body() }
        let span = tracing.begin(operation, of: number)
        defer { span.end() }
        return span.run(body)
    }
}
