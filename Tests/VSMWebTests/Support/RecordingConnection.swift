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
    let title: String?
    let target: String?
    let identifiers: [Int]?
    let hasTree: Bool
    let patchLength: Int

    init(_ bytes: [UInt8]) throws {
        text = String(decoding: bytes, as: UTF8.self)
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
        version = object["version"] as? Int
        acknowledged = object["acknowledged"] as? Int
        problem = object["problem"] as? String
        title = object["title"] as? String
        target = object["target"] as? String
        identifiers = object["identifiers"] as? [Int]
        hasTree = object["tree"] != nil
        patchLength = (object["patch"] as? [Any])?.count ?? 0
    }
}
