#if PostgreSQL
import ShoppingDatabase
import Synchronization

/// Listens to the changes of other processes, on a connection of its own.
///
/// When the connection is lost, the listener makes it again with growing pauses. It then reads everything that pages show,
/// because it has missed the changes in between.
final class ChangeListener: Sendable {
    /// How long the connection may be silent before the listener makes sure that it still exists.
    private static let silence = Duration.seconds(15)

    private let listening: Task<Void, Never>
    private let ignored: IgnoredMessages

    /// The number of messages that were damaged, too long, or not of the shop.
    var ignoredMessageCount: Int { ignored.count }

    /// Begins to listen.
    init(
        _ address: PostgreSQLAddress,
        access: PostgreSQLAccess,
        feeds: [any PostgreSQLFeed]
    ) async throws {
        let ignored = IgnoredMessages()
        let pool = access.pool
        let patience = access.patience
        self.ignored = ignored
        let first = try await Self.connection(to: address, patience)
        listening = Task {
            await Self.listen(on: first, patience) { await Self.handle($0, pool: pool, feeds: feeds, ignored: ignored) }
            var pauses = GrowingPauses()
            while !Task.isCancelled {
                try? await Task.sleep(for: pauses.next())
                do {
                    let connection = try await Self.connection(to: address, patience)
                    pauses = GrowingPauses()
                    // Reading must not delay the messages about later changes.
                    let reading = Task { await Self.refreshAll(feeds) }
                    defer { reading.cancel() }
                    await Self.listen(on: connection, patience) {
                        await Self.handle($0, pool: pool, feeds: feeds, ignored: ignored)
                    }
                } catch  where !(error is CancellationError) {
                    _ = access.problems.reported(Result<Void, any Error>.failure(error.asProblem))
                } catch {}
            }
        }
    }

    deinit { listening.cancel() }

    private static func connection(
        to address: PostgreSQLAddress,
        _ patience: Duration
    ) async throws -> PostgreSQLConnection {
        let deadline = ContinuousClock.now + patience
        let connection = try await PostgreSQLConnection.open(address, until: deadline)
        try await connection.run("LISTEN shopping", until: deadline)
        return connection
    }

    /// Passes on notifications until the connection is lost or the task is cancelled.
    private static func listen(
        on connection: PostgreSQLConnection,
        _ patience: Duration,
        _ handle: (PostgreSQLNotification) async -> Void
    ) async {
        do {
            while true {
                let arrived = try await connection.notifications(until: .now + silence)
                for notification in arrived { await handle(notification) }
                if arrived.isEmpty {
                    try await connection.run("SELECT 1", until: .now + patience)
                }
            }
        } catch {
            await connection.abandon()
        }
    }

    private static func handle(
        _ notification: PostgreSQLNotification,
        pool: PostgreSQLPool,
        feeds: [any PostgreSQLFeed],
        ignored: IgnoredMessages
    ) async {
        // Whoever makes a change here also passes it on here.
        if pool.isOwn(notification.process) { return }
        guard notification.channel == ChangeMessage.channel, let message = ChangeMessage(payload: notification.payload)
        else { return ignored.add() }
        for feed in feeds where feed.name == message.feed {
            if let visitor = message.visitor {
                Task { await feed.refresh(visitor) }
            } else {
                Task { await refreshAll([feed]) }
            }
        }
    }

    /// Reads everything that pages show, a few visitors at a time.
    static func refreshAll(_ feeds: [any PostgreSQLFeed]) async {
        for feed in feeds {
            await withTaskGroup(of: Void.self) { group in
                for (index, visitor) in feed.observedVisitors.enumerated() {
                    if index >= 8 { await group.next() }
                    group.addTask { await feed.refresh(visitor) }
                }
            }
        }
    }
}

/// The number of messages that were ignored.
private final class IgnoredMessages: Sendable {
    private let number = Mutex(0)

    var count: Int {
        @inline(never) get { number.withLock { $0 } }
    }

    @inline(never)
    func add() { number.withLock { $0 += 1 } }
}
#endif
