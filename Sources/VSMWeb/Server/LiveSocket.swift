#if Web
import Logging
import NIOCore
import NIOWebSocket
import ServiceLifecycle

/// Carries messages between a WebSocket and the session of its page.
struct LiveSocket: Sendable {
    /// How often a connection is probed; one that is silent for twice as long is dead.
    private static let probe = Duration.seconds(20)

    let registry: SessionRegistry
    let limits: SessionLimits
    let logger: Logger

    func handle(_ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, visitors: [String]) async {
        do {
            // Without this, a process that is asked to stop would wait until every browser leaves.
            try await cancelWhenGracefulShutdown {
                try await channel.executeThenClose { inbound, outbound in
                    let connection = WebSocketConnection(outbound, channel: channel.channel, limits: limits)
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        group.addTask { try await probe(connection) }
                        group.addTask { try await converse(inbound, connection, visitors: visitors) }
                        try await group.next()
                        group.cancelAll()
                    }
                }
            }
        } catch {
            logger.debug("A live connection ended: \(error)")
        }
    }

    /// Reads messages until the connection ends.
    private func converse(
        _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
        _ connection: WebSocketConnection,
        visitors: [String]
    ) async throws {
        var session: LiveSession?
        var failure: (any Error)?
        do {
            var allowance = FrameAllowance(limits, now: .now)
            for try await frame in inbound {
                connection.noteSignOfLife()
                // A browser that sends too fast is read more slowly: the pause puts pressure back on it.
                while let pause = allowance.pause(for: frame.length, now: .now) { try await Task.sleep(for: pause) }
                guard try await receive(frame, connection, visitors: visitors, session: &session) else { break }
            }
        } catch {
            failure = error
        }
        if let session { await registry.leave(session, connection) }
        guard let failure else { return }
        switch failure {
        case NIOWebSocketError.invalidFrameLength, is NIOWebSocketFrameAggregator.Error:
            await connection.close(.messageTooLarge, "The message is too long.")
        case is NIOWebSocketError:
            await connection.close(.protocolError)
        default:
            throw failure
        }
    }

    /// Processes a frame.
    ///
    /// - Returns: Whether the connection stays open.
    private func receive(
        _ frame: WebSocketFrame,
        _ connection: WebSocketConnection,
        visitors: [String],
        session: inout LiveSession?
    ) async throws -> Bool {
        switch frame.opcode {
        case .text:
            return try await receiveMessage(frame, connection, visitors: visitors, session: &session)
        case .ping:
            try await connection.pong(frame.unmaskedData)
            return true
        case .pong:
            return true
        case .connectionClose:
            await connection.close(.normalClosure)
            return false
        default:
            await connection.close(.unacceptableData, "Messages are text.")
            return false
        }
    }

    /// Processes a message.
    ///
    /// - Returns: Whether the connection stays open.
    private func receiveMessage(
        _ frame: WebSocketFrame,
        _ connection: WebSocketConnection,
        visitors: [String],
        session: inout LiveSession?
    ) async throws -> Bool {
        let message: ClientMessage
        do {
            message = try ClientMessage(Array(frame.unmaskedData.readableBytesView))
        } catch {
            try await connection.send(ServerMessage(problem: error.description).bytes)
            await connection.close(.dataInconsistentWithMessage, error.description)
            return false
        }
        if let session {
            await session.receive(message, over: connection)
            return true
        }
        guard case .join(let join) = message else {
            try await connection.send(ServerMessage(problem: "The first message joins a page.").bytes)
            await connection.close(.policyViolation, "The first message joins a page.")
            return false
        }
        connection.noteJoining()
        session = await registry.join(join, visitors: visitors, over: connection)
        guard session != nil else {
            // The same answer for a page that does not exist and for one of another visitor.
            try await connection.send(ServerMessage(reload: true).bytes)
            await connection.close(.normalClosure)
            return false
        }
        return true
    }

    /// Ends a connection that does not join a page in time, or that is dead, and returns then.
    private func probe(_ connection: WebSocketConnection) async throws {
        try await Task.sleep(for: limits.joining)
        guard connection.hasJoined else { return await connection.close(.policyViolation, "Join a page first.") }
        while true {
            try await Task.sleep(for: Self.probe)
            guard connection.wasAlive(within: Self.probe * 2) else { return await connection.close() }
            try await connection.ping()
        }
    }
}
#endif
