import Synchronization

@testable import VSMWeb

/// A store in memory that reports what is saved, and that can fail.
final class RecordingPageStore: PageStore {
    struct Failure: Error {}

    private let pages = Mutex<[String: [UInt8]]>([:])
    private let fails = Mutex(false)
    private let gate = Mutex<AsyncStream<Never>?>(nil)
    private let (saves, save) = AsyncStream.makeStream(of: String.self)

    func save(_ content: [UInt8], of page: String, for visitor: String) async throws {
        if let gate = gate.withLock({ $0 }) { for await _ in gate {} }
        if fails.withLock({ $0 }) { throw Failure() }
        pages.withLock { $0[page] = content }
        save.yield(String(decoding: content, as: UTF8.self))
    }

    func content(of page: String) async throws -> [UInt8]? {
        if fails.withLock({ $0 }) { throw Failure() }
        return pages.withLock { $0[page] }
    }

    /// Lets all requests fail from now on.
    func fail() { fails.withLock { $0 = true } }

    /// Lets the next save wait.
    ///
    /// - Returns: A function that ends the wait.
    func hold() -> () -> Void {
        let (waiting, end) = AsyncStream.makeStream(of: Never.self)
        gate.withLock { $0 = waiting }
        return {
            self.gate.withLock { $0 = nil }
            end.finish()
        }
    }

    /// Waits until the store has saved a page that meets a condition.
    func wait(until condition: (String) -> Bool) async {
        for await content in saves where condition(content) { return }
    }

    /// Waits until the store has saved a page with a text.
    func wait(for text: String) async { await wait { $0.contains(text) } }
}

/// A store that answers nothing until what it is asked is cancelled.
struct SilentPageStore: PageStore {
    func save(_ content: [UInt8], of page: String, for visitor: String) async throws { await wait() }

    func content(of page: String) async throws -> [UInt8]? {
        await wait()
        return nil
    }

    private func wait() async {
        let (silence, end) = AsyncStream.makeStream(of: Never.self)
        await withTaskCancellationHandler {
            for await _ in silence {}
        } onCancel: {
            end.finish()
        }
    }
}
