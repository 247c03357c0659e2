import Foundation
import Synchronization

@testable import VSMWeb

/// A browser's end of a connection, which reads a message when the test says so.
final class RecordingConnection: LiveConnection {
    private let incoming: AsyncStream<[UInt8]>
    private let continuation: AsyncStream<[UInt8]>.Continuation
    private let stalled = Mutex<(isStalled: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))
    private let closed = Mutex(false)

    var isClosed: Bool { closed.withLock(\.self) }

    init() {
        (incoming, continuation) = AsyncStream.makeStream()
    }

    func send(_ message: [UInt8]) async throws {
        await withCheckedContinuation { room in
            let isStalled = stalled.withLock { state in
                if state.isStalled { state.waiting.append(room) }
                return state.isStalled
            }
            // Decided by now: a test that has the message and stalls the connection does not block this one.
            continuation.yield(message)
            if !isStalled { room.resume() }
        }
    }

    func close() async {
        closed.withLock { $0 = true }
        continuation.finish()
        goOn()
    }

    /// From now on a message that is sent blocks the sender.
    func stall() {
        stalled.withLock { $0.isStalled = true }
    }

    /// Lets blocked senders go on.
    func goOn() {
        let waiting = stalled.withLock { state in
            defer { state = (false, []) }
            return state.waiting
        }
        for room in waiting { room.resume() }
    }

    /// The next message of the server.
    func next() async throws -> Received {
        for await message in incoming { return try Received(message) }
        throw ConnectionEnded()
    }

    struct ConnectionEnded: Error {}
}

/// A message of the server, as a browser reads it.
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
        let extras = message.count > 3 ? message[3] as? [String: Any] ?? [:] : [:]
        version = message.first as? Int
        acknowledged = message.count > 1 ? message[1] as? Int : nil
        operationCount = message.count > 2 ? (message[2] as? [Any])?.count ?? 0 : 0
        problem = extras["problem"] as? String
        refused = extras["refused"] as? Int
        title = extras["title"] as? String
        target = extras["target"] as? String
        numbers = extras["numbers"] as? [[Int]]
        hasTree = extras["tree"] != nil
    }
}
