/// Asks an application whether it is ready for browsers.
///
/// At most one check runs at a time, and no request waits for it longer than a limit, so that neither many requests nor
/// a check that never ends occupy the server.
actor Readiness {
    /// The sentence if the check takes too long.
    static let silence = "The application has not answered in time whether it is ready."

    private let check: (@Sendable () async -> String?)?
    private let wait: @Sendable () async -> Void
    private var running: Task<Void, Never>?
    private(set) var waiters: [Int: CheckedContinuation<String?, Never>] = [:]
    private var lastWaiter = 0

    /// Creates the question to an application.
    ///
    /// - Parameters:
    ///   - check: Returns a sentence if the application is not ready; `nil` if it is always ready.
    ///   - wait: Returns when a check has taken too long, or when its task is cancelled.
    init(
        check: (@Sendable () async -> String?)?,
        wait: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(2)) }
    ) {
        self.check = check
        self.wait = wait
    }

    /// Returns a sentence if the application is not ready, or does not answer in time.
    func problem() async -> String? {
        guard let check else { return nil }
        if running == nil { running = Task { await run(check) } }
        lastWaiter += 1
        let number = lastWaiter
        let timer = Task {
            await wait()
            giveUp(number)
        }
        defer { timer.cancel() }
        return await withCheckedContinuation { waiters[number] = $0 }
    }

    private func run(_ check: @Sendable () async -> String?) async {
        let answer = await check()
        // The answer of a check that was cancelled means nothing.
        let problem = Task.isCancelled ? Self.silence : answer
        running = nil
        for waiter in waiters.values { waiter.resume(returning: problem) }
        waiters = [:]
    }

    /// Ends the wait of a request, and cancels the check, which may not respond to that.
    private func giveUp(_ number: Int) {
        guard let waiter = waiters.removeValue(forKey: number) else { return }
        running?.cancel()
        waiter.resume(returning: Self.silence)
    }
}
