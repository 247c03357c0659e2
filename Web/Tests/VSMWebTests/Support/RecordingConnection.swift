import Foundation
import Synchronization

@testable import VSMWeb

/// The browser's end of a connection, which reads a message when the test asks for it.
final class RecordingConnection: LiveConnection {
    private let incoming: AsyncStream<[UInt8]>
    private let continuation: AsyncStream<[UInt8]>.Continuation
    private let state = Mutex(State())
    let queue: (any WorkQueue)?

    private struct State {
        var isStalled = false
        /// The session that waits for room.
        var sender: LiveSession?
        var end: ConnectionEnd?
        var sentCount = 0
    }

    var isClosed: Bool { end != nil }

    /// The reason why the session ended the connection, if it did.
    var end: ConnectionEnd? { state.withLock(\.end) }

    /// The number of messages that the session has sent.
    var sentCount: Int { state.withLock(\.sentCount) }

    init(on queue: (any WorkQueue)? = nil) {
        self.queue = queue
        (incoming, continuation) = AsyncStream.makeStream()
    }

    func send(_ message: [UInt8], of session: LiveSession) -> Bool {
        let isStalled = state.withLock { state in
            state.sentCount += 1
            if state.isStalled { state.sender = session }
            return state.isStalled
        }
        // The decision comes first, so that a test that gets the message and then stalls the connection does not block
        // this message.
        continuation.yield(message)
        return !isStalled
    }

    func close(_ end: ConnectionEnd) {
        state.withLock { $0.end = end }
        continuation.finish()
        goOn()
    }

    func noteSlowTurn(_ duration: Duration, of session: Int) {}

    func noteRefusedEvent(of session: Int) {}

    /// Leaves no room after a message from now on.
    func stall() {
        state.withLock { $0.isStalled = true }
    }

    /// Makes room again.
    func goOn() {
        let sender = state.withLock { state in
            defer { (state.isStalled, state.sender) = (false, nil) }
            return state.sender
        }
        guard let sender else { return }
        Task { await sender.finishWriting(over: self) }
    }

    /// Returns the next message of the server.
    func next() async throws -> Received {
        for await message in incoming { return try Received(message) }
        throw ConnectionEnded()
    }

    struct ConnectionEnded: Error {}
}

/// A message of the server as a browser reads it.
struct Received: Sendable {
    let text: String
    let version: Int?
    let acknowledged: Int?
    let problem: String?
    let refused: Int?
    let title: String?
    let target: String?
    let numbers: [[Int]]?
    let hasTree: Bool
    let operationCount: Int

    init(_ bytes: [UInt8]) throws {
        text = String(decoding: bytes, as: UTF8.self)
        let message = try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any] ?? []
        let extras = message.last as? [String: Any] ?? [:]
        version = message.first as? Int
        acknowledged = message.count > 1 ? message[1] as? Int : nil
        operationCount = message.count { $0 is [Any] }
        problem = extras["problem"] as? String
        refused = extras["refused"] as? Int
        title = extras["title"] as? String
        target = extras["target"] as? String
        numbers = extras["numbers"] as? [[Int]]
        hasTree = extras["tree"] != nil
    }
}
