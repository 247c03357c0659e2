/// The unsaved pages of a server, for all threads, with what waits until they are stored.
final class LockedUnsavedPages: Sendable {
    typealias Waiter = AsyncStream<Never>.Continuation

    private struct State {
        var pages = UnsavedPages()
        var waiters: [String: [Int: Waiter]] = [:]
        var lastWaiter = 0
    }

    private let state = LockedValue(State())

    /// The number of pages.
    var count: Int { state.withLock { $0.pages.count } }

    /// One of the pages; `nil` if there is none.
    var anyPage: String? { state.withLock { $0.pages.anyPage } }

    /// Returns the latest states of a page; `nil` if they are stored, or if the page is unknown.
    subscript(name: String) -> PageSave? { state.withLock { $0.pages[name] } }

    /// Adds the states of a page; see ``UnsavedPages/add(_:)``.
    func add(_ save: PageSave) -> PageSave? { state.withLock { $0.pages.add(save) } }

    /// Notes that a save has ended, and ends the waiters of the pages that are stored or given up.
    func end(_ save: PageSave, succeeded: Bool) -> (step: UnsavedPage.Step, givenUp: [String]) {
        let (result, waiters) = state.withLock { state in
            let result = state.pages.end(save, succeeded: succeeded)
            let ended = result.givenUp + (result.step == .end ? [save.page] : [])
            return (result, ended.flatMap { state.waiters.removeValue(forKey: $0) ?? [:] })
        }
        for (_, waiter) in waiters { waiter.finish() }
        return result
    }

    /// Notes that a pause of a page has ended; see ``UnsavedPages/endPause(of:_:)``.
    func endPause(of page: String, _ number: Int) -> PageSave? {
        state.withLock { $0.pages.endPause(of: page, number) }
    }

    /// Cuts all pauses short; see ``UnsavedPages/hurry()``.
    func hurry() -> [PageSave] { state.withLock { $0.pages.hurry() } }

    /// Adds what waits until a page is stored or given up.
    ///
    /// - Returns: The number of the waiter; `nil` if the page is stored.
    func add(_ waiter: Waiter, for page: String) -> Int? {
        state.withLock { state in
            guard state.pages[page] != nil else { return nil }
            state.lastWaiter += 1
            state.waiters[page, default: [:]][state.lastWaiter] = waiter
            return state.lastWaiter
        }
    }

    /// Removes a waiter whose patience has ended.
    func remove(_ waiter: Int, for page: String) {
        state.withLock { _ = $0.waiters[page]?.removeValue(forKey: waiter) }
    }
}
