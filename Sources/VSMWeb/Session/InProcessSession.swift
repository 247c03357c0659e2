import Synchronization

/// A session without a server and without a socket, for measurements: a message of the browser goes in, and the answer
/// comes out.
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

    /// Processes a message of the browser.
    ///
    /// - Returns: The next message to the browser.
    public func receive(_ message: [UInt8]) async -> [UInt8] {
        guard let message = try? ClientMessage(message) else { return [] }
        if case .join(let join) = message {
            await session.connect(connection, join, number: 1)
        } else {
            await session.receive(message, over: connection)
        }
        return await connection.next()
    }
}

/// A connection that keeps what is sent until it is taken.
private final class Mailbox: LiveConnection {
    private enum Content {
        case empty
        case message([UInt8])
        case awaited(CheckedContinuation<[UInt8], Never>)
    }

    private let content = Mutex(Content.empty)

    func send(_ message: [UInt8]) async throws { put(message) }

    func close() async {}

    func next() async -> [UInt8] {
        await withCheckedContinuation { take($0) }
    }

    // Locks stay out of asynchronous functions: there, this toolchain can unlock them on another thread.
    @inline(never)
    private func put(_ message: [UInt8]) {
        let waiter: CheckedContinuation<[UInt8], Never>? = content.withLock { content in
            if case .awaited(let waiter) = content {
                content = .empty
                return waiter
            }
            content = .message(message)
            return nil
        }
        waiter?.resume(returning: message)
    }

    @inline(never)
    private func take(_ waiter: CheckedContinuation<[UInt8], Never>) {
        let message: [UInt8]? = content.withLock { content in
            if case .message(let message) = content {
                content = .empty
                return message
            }
            content = .awaited(waiter)
            return nil
        }
        if let message { waiter.resume(returning: message) }
    }
}
