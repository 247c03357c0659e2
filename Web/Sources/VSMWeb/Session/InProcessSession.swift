/// A session for measurements without a server or a socket, which takes messages of the browser and returns the
/// answers.
@_spi(Benchmarks) public final class InProcessSession: Sendable {
    /// The page as the browser loads it.
    public let document: [UInt8]

    private let session: LiveSession
    private let connection = Mailbox()

    /// Opens a page.
    ///
    /// - Parameters:
    ///   - path: The path of the page.
    ///   - site: The site of the page.
    /// - Returns: `nil` if it is not the path of a page.
    public init?(opening path: String, of site: Site, limits: SessionLimits = SessionLimits()) async {
        guard let request = PageRequest(target: path, visitor: Secret.random()) else { return nil }
        session = LiveSession(request, site: site, limits: limits)
        document = await session.open().bytes
    }

    /// Connects a browser that has loaded the page.
    ///
    /// - Parameter message: The browser's first message.
    /// - Returns: The answer.
    public func connect(_ message: [UInt8]) async -> [UInt8] {
        guard case .join(let join) = try? ClientMessage(message) else { return [] }
        await session.connect(connection, join, number: 1)
        // The session moves to the caller when the job that connected it ends, which can be after this continues.
        // Without the pause, the measurement would include a varying number of attempts.
        while !session.executor.runSynchronously({}) { try? await Task.sleep(for: .milliseconds(20)) }
        return connection.takeMessage()
    }

    /// Processes a message of the browser on the thread of the caller.
    ///
    /// - Returns: The answer; empty if there is none yet.
    public func receive(_ message: [UInt8]) -> [UInt8] {
        guard let message = try? ClientMessage(message) else { return [] }
        let wasRun = session.executor.runSynchronously {
            session.assumeIsolated { $0.receive(message, over: connection) }
        }
        return wasRun ? connection.takeMessage() : []
    }
}

/// A connection that keeps the messages that are sent until a thread takes them.
private final class Mailbox: LiveConnection {
    private let message = LockedValue<[UInt8]>([])

    var queue: (any WorkQueue)? { CallerQueue.shared }

    func send(_ message: [UInt8], of session: LiveSession) -> Bool {
        self.message.withLock { $0 = message }
        return true
    }

    func close(_ end: ConnectionEnd) {}

    func noteSlowTurn(_ duration: Duration, of session: Int) {}

    func noteRefusedEvent(of session: Int) {}

    func takeMessage() -> [UInt8] {
        message.withLock { message in
            defer { message = [] }
            return message
        }
    }
}

/// A queue that runs work immediately.
private final class CallerQueue: WorkQueue {
    static let shared = CallerQueue()

    var isCurrent: Bool { true }

    func run(_ work: @escaping @Sendable () -> Void) { work() }
}
