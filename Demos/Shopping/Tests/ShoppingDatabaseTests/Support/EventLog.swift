import Synchronization

@testable import ShoppingDatabase

/// What has happened on any thread, in its order.
final class EventLog: Sendable {
    private struct State {
        var events: [String] = []
        var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var events: [String] {
        @inline(never) get { state.withLock { $0.events } }
    }

    @inline(never)
    func add(_ event: String) {
        let ready = state.withLock { state in
            state.events.append(event)
            let count = state.events.count
            defer { state.waiting.removeAll { $0.count <= count } }
            return state.waiting.filter { $0.count <= count }
        }
        for (_, continuation) in ready { continuation.resume() }
    }

    /// Returns when there are at least so many events.
    func wait(for count: Int) async {
        await withCheckedContinuation { continuation in
            if !register(continuation, for: count) { continuation.resume() }
        }
    }

    @inline(never)
    private func register(_ continuation: CheckedContinuation<Void, Never>, for count: Int) -> Bool {
        state.withLock { state in
            guard state.events.count < count else { return false }
            state.waiting.append((count, continuation))
            return true
        }
    }
}

/// An observer that writes down what it learns.
final class NamedObserver: FeedObserver {
    private let name: String
    private let log: EventLog

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
    }

    func receive(_ value: Int) { log.add("\(name): \(value)") }
    func fail(with error: any Error) { log.add("\(name) failed") }
}
