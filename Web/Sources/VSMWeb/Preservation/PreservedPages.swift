/// The preserved pages of a site, which survive its servers.
///
/// It keeps the latest states of each page until the store has them.
final class PreservedPages: Sendable {
    /// How long to wait for the store.
    struct Patience {
        /// How long a browser waits for its states.
        var reading = Duration.seconds(2)
        /// How long it also waits until they are stored under the name of its new page.
        var continuing = Duration.seconds(1)
        /// How long a save may take, and how long a server that stops waits for the last ones.
        var saving = Duration.seconds(5)
    }

    let patience: Patience
    let store: PatientPageStore
    /// The pages whose latest states are not stored.
    let unsaved = LockedUnsavedPages()
    private let pause: @Sendable (Duration) async -> Void
    /// Tells operators about a problem.
    let report: @Sendable (any Error) -> Void

    /// Creates the pages.
    ///
    /// - Parameters:
    ///   - store: Where they are stored.
    ///   - patience: How long to wait for the store.
    ///   - pause: Waits before a save is tried again. The pauses of pages differ, so that they do not all ask the store
    ///     at the same time.
    ///   - report: Tells operators about a problem.
    init(
        store: any PageStore,
        patience: Patience = Patience(),
        pause: @escaping @Sendable (Duration) async -> Void = {
            try? await Task.sleep(for: $0 * Double.random(in: 0.5...1))
        },
        report: @escaping @Sendable (any Error) -> Void
    ) {
        self.store = PatientPageStore(store)
        self.patience = patience
        self.pause = pause
        self.report = report
    }

    /// Stores the states of a page, and tries again until the store has them or later ones.
    func save(_ save: PageSave) {
        if let save = unsaved.add(save) { run(save) }
    }

    /// Tries again at once what could not be stored, because the server is about to stop.
    func hurry() {
        for save in unsaved.hurry() { run(save) }
    }

    private func run(_ save: PageSave) {
        Task {
            var next: PageSave? = save
            while let save = next {
                let (step, givenUp) = unsaved.end(save, succeeded: await succeeds(save))
                if !givenUp.isEmpty { report(PreservationProblem.givenUp(givenUp.count)) }
                switch step {
                case .save(let latest):
                    next = latest
                case .pause(let duration, let number):
                    await pause(duration)
                    next = unsaved.endPause(of: save.page, number)
                case .end:
                    next = nil
                }
            }
        }
    }

    private func succeeds(_ save: PageSave) async -> Bool {
        do {
            try await store.save(save, within: patience.saving)
            return true
        } catch {
            report(error)
            return false
        }
    }

    /// Returns whether the latest states of a page are not stored.
    func isUnsaved(_ page: String) -> Bool { unsaved[page] != nil }

    /// Waits until the latest states of a page are stored, but not after the deadline.
    func waitUntilStored(_ page: String, until deadline: ContinuousClock.Instant) async {
        let (waiting, end) = AsyncStream.makeStream(of: Never.self)
        guard let waiter = unsaved.add(end, for: page) else { return }
        let timer = Task {
            try? await Task.sleep(until: deadline, clock: .continuous)
            end.finish()
        }
        // A task of its own is not cancelled with the caller.
        await Task { for await _ in waiting {} }.value
        timer.cancel()
        unsaved.remove(waiter, for: page)
    }

    /// Waits until the latest states of all pages are stored, but not after the deadline.
    ///
    /// - Returns: The number of pages that are not stored.
    func waitUntilAllAreStored(until deadline: ContinuousClock.Instant) async -> Int {
        while ContinuousClock.now < deadline, let page = unsaved.anyPage {
            await waitUntilStored(page, until: deadline)
        }
        return unsaved.count
    }
}
