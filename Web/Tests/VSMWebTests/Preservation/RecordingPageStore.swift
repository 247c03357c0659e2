import Synchronization
import Testing

@testable import VSMWeb

/// A store in memory that reports what is saved, and that can fail and wait.
///
/// Like the store of an application, it compares the numbers of the states.
final class RecordingPageStore: PageStore {
    struct Failure: Error {}

    private struct State {
        var pages: [String: (number: Int, content: [UInt8])] = [:]
        var refuses = false
        var fails = false
        var gate: AsyncStream<Never>?
    }

    private let state = Mutex(State())
    private let (saves, save) = AsyncStream.makeStream(of: String.self)
    private let (attempts, attempt) = AsyncStream.makeStream(of: PageSave.self)

    func save(_ content: [UInt8], number: Int, of page: String, for visitor: String) async throws {
        let (gate, refuses) = state.withLock { ($0.gate, $0.refuses || $0.fails) }
        attempt.yield(PageSave(page: page, visitor: visitor, content: content, number: number))
        // A task of its own is not cancelled.
        if let gate { await Task { for await _ in gate {} }.value }
        if refuses { throw Failure() }
        state.withLock { state in
            guard number > state.pages[page]?.number ?? 0 else { return }
            state.pages[page] = (number, content)
        }
        save.yield(String(decoding: content, as: UTF8.self))
    }

    func content(of page: String) async throws -> [UInt8]? {
        if state.withLock({ $0.fails }) { throw Failure() }
        return state.withLock { $0.pages[page]?.content }
    }

    /// The states of a page as text; empty if there are none.
    func text(of page: String) -> String {
        String(decoding: state.withLock { $0.pages[page]?.content } ?? [], as: UTF8.self)
    }

    /// Lets all requests fail from now on.
    func fail() { state.withLock { $0.fails = true } }

    /// Lets the saves that begin from now on fail, or succeed again.
    func refuse(_ refuses: Bool) { state.withLock { $0.refuses = refuses } }

    /// Lets the saves that begin from now on wait, even if they are cancelled.
    ///
    /// - Returns: A function that ends the wait.
    func hold() -> @Sendable () -> Void {
        let (waiting, end) = AsyncStream.makeStream(of: Never.self)
        state.withLock { $0.gate = waiting }
        return {
            self.holdNoMore()
            end.finish()
        }
    }

    /// Lets the saves that begin from now on pass; those that wait go on waiting.
    func holdNoMore() { state.withLock { $0.gate = nil } }

    /// Waits until the store has saved a page that meets a condition; records an issue when the task is cancelled first.
    func wait(
        for page: String = "a page",
        sourceLocation: SourceLocation = #_sourceLocation,
        until condition: (String) -> Bool
    ) async {
        var last: String?
        for await content in saves {
            if condition(content) { return }
            last = content
        }
        Issue.record(
            "The store has not saved \(page). The last one saved is \(last ?? "none").",
            sourceLocation: sourceLocation
        )
    }

    /// Waits until the store has saved a page with a text; records an issue when the task is cancelled first.
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(for: "a page with “\(text)”", sourceLocation: sourceLocation) { $0.contains(text) }
    }

    /// Returns the next save that begins and whose states contain a text; records an issue when the task is cancelled first.
    func nextAttempt(
        with text: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> PageSave {
        for await save in attempts where String(decoding: save.content, as: UTF8.self).contains(text) { return save }
        Issue.record("No save of a page with “\(text)” began.", sourceLocation: sourceLocation)
        throw CancellationError()
    }
}

/// A store that answers nothing until what it is asked is cancelled.
struct SilentPageStore: PageStore {
    func save(_ content: [UInt8], number: Int, of page: String, for visitor: String) async throws { await wait() }

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
