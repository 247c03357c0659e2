import LoadPlan
import NIOCore
import NIOWebSocket
import VSMWebTesting

/// A window of a visitor's browser, with a page and its connection.
///
/// It runs on an event loop, and so do its connections.
actor Window {
    nonisolated let loop: any EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

    let site: SiteConnection
    let records: RecordFile?
    var cookies: CookieJar
    var page = VisitedPage("/")
    var tally = Tally()
    var rejoining = Rejoining()
    /// The number of the page that the person has opened last.
    var opening = 0
    /// The number of the last connection.
    private var connection = 0
    private var channel: (any Channel)?
    /// Whether the server has said that the session of the page does not exist.
    var isSessionGone = false
    /// When the connection of a live page ended, until the page is live again.
    private var lostAt: NIODeadline?
    /// When the server is asked for a sign of life, or given up.
    var nextHeartbeat = NIODeadline.distantFuture
    var isAsked = false
    /// When the person acted last, until what they expect appears.
    var actedAt: NIODeadline?
    /// When the person acted last.
    var lastAct: NIODeadline?
    private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastWaiter = 0

    init(_ site: SiteConnection, cookies: CookieJar, records: RecordFile?) {
        (self.site, self.cookies, self.records) = (site, cookies, records)
        loop = site.loop
    }

    // MARK: Waiting

    /// Waits until something has changed, or until a time.
    func waitForChange(until deadline: NIODeadline) async {
        lastWaiter += 1
        let waiter = lastWaiter
        let timer = loop.scheduleTask(deadline: deadline) { self.assumeIsolated { $0.wake(waiter) } }
        await withCheckedContinuation { waiters[waiter] = $0 }
        timer.cancel()
    }

    /// Waits until a condition is met.
    ///
    /// - Returns: Whether it is met in time.
    func wait(until deadline: NIODeadline, for condition: () throws -> Bool) async rethrows -> Bool {
        while true {
            if try condition() { return true }
            if NIODeadline.now() >= deadline { return false }
            await waitForChange(until: deadline)
        }
    }

    func noteChange() {
        let all = waiters.values
        waiters = [:]
        for waiter in all { waiter.resume() }
    }

    private func wake(_ waiter: Int) { waiters.removeValue(forKey: waiter)?.resume() }

    // MARK: Messages

    /// Opens a connection, and asks to join the page.
    func connect() async throws {
        connection += 1
        let own = connection
        let socket = try await site.openSocket(cookies: cookies.header) { SocketHandler(self, connection: own) }
        guard own == connection else { return socket.close(promise: nil) }
        channel = socket
        rejoining.noteOpened()
        // The connection may have ended in the meantime.
        guard socket.isActive else { return disconnect() }
        write([page.join()])
    }

    /// Whether there is a connection.
    var isConnected: Bool { channel != nil }

    func receive(_ bytes: [UInt8], over connection: Int) {
        guard connection == self.connection else { return }
        tally.receivedBytes += bytes.count
        isAsked = false
        nextHeartbeat = .now() + .fraction(Rejoining.silence)
        do {
            let wasLive = page.isLive
            let answer = try page.receive(bytes)
            if answer.isSessionGone {
                isSessionGone = true
                disconnect()
            }
            if page.isLive, !wasLive { noteLive() }
            if answer.leaves != nil { tally.add(error: "The page sent the browser to another address.") }
            flush()
        } catch {
            tally.add(error: "\(error)")
            disconnect()
        }
        noteChange()
    }

    func noteEnd(of connection: Int) {
        guard connection == self.connection else { return }
        disconnect()
        noteChange()
    }

    /// Ends the connection.
    func disconnect() {
        if page.isLive { lostAt = lostAt ?? .now() }
        page.loseConnection()
        connection += 1
        channel?.close(promise: nil)
        channel = nil
    }

    /// Forgets that the page was away, because the person leaves it.
    func forgetLoss() { lostAt = nil }

    private func noteLive() {
        rejoining.noteLive()
        let own = connection
        loop.scheduleTask(in: .fraction(Rejoining.stability)) {
            self.assumeIsolated { if $0.connection == own { $0.rejoining.noteStable() } }
        }
        guard let lostAt else { return }
        self.lostAt = nil
        let now = NIODeadline.now()
        tally.absences.add(now.seconds(since: lostAt))
        records?.write("away \(Double(lostAt.uptimeNanoseconds) / 1e9) \(Double(now.uptimeNanoseconds) / 1e9)")
        let opening = opening
        loop.scheduleTask(in: .fraction(Rejoining.patienceForFields)) {
            self.assumeIsolated { window in
                guard window.opening == opening, window.page.isLive else { return }
                window.page.stopPuttingTextsBack()
            }
        }
    }

    /// Sends the messages that are due.
    func flush() {
        let messages = page.takeMessages()
        guard !messages.isEmpty else { return }
        write(messages)
        let soon = NIODeadline.now() + .fraction(Rejoining.silenceAfterEvent)
        if !isAsked, soon < nextHeartbeat {
            nextHeartbeat = soon
            noteChange()
        }
    }

    func write(_ messages: [[UInt8]]) {
        guard let channel else { return }
        for message in messages {
            tally.sentBytes += message.count
            let data = ByteBuffer(bytes: message)
            channel.write(WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: data), promise: nil)
        }
        channel.flush()
    }
}
