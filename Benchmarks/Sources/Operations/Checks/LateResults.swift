import OpenCombine
import VSM

// Every round has a hundred containers, each with a running action. All actions get their results, which are then sent
// to the main actor. Before the main actor runs again, each container observes the next action. A result that is
// applied after that is an error.

extension MeasuredCheck {
    static let lateClosures = MeasuredCheck(
        name: "late-closures",
        title: "late results of async closures that landed, of 1,000,000",
        limit: 0
    ) { runLoop in
        countLandings(runLoop) { containers in
            var waiting: [UnsafeContinuation<Void, Never>] = []
            for container in containers {
                container.observe {
                    await withUnsafeContinuation { waiting.append($0) }
                    return .a(0)
                }
            }
            runLoop.run { waiting.count == containers.count }
            for action in waiting { action.resume() }
        }
    }

    static let lateStreams = MeasuredCheck(
        name: "late-streams",
        title: "… of async sequences",
        limit: 0
    ) { runLoop in
        countLandings(runLoop) { containers in
            let streams = containers.map { container in
                let (stream, continuation) = AsyncStream.makeStream(of: TwoWordState.self)
                container.observe(stream)
                return continuation
            }
            // The iterations run before this on the main actor, so they are waiting for a state when it is done.
            runLoop.runOnce()
            for stream in streams { stream.yield(.a(0)) }
        }
    }

    static let latePublishers = MeasuredCheck(
        name: "late-publishers",
        title: "… of publishers on another thread",
        limit: 0
    ) { runLoop in
        let thread = SecondThread()
        return countLandings(runLoop) { containers in
            let subjects = containers.map { container in
                let subject = PassthroughSubject<TwoWordState, Never>()
                container.observe(subject)
                return subject
            }
            thread.run(sending(.a(0), through: subjects))
        }
    }

    /// Counts the states that were applied after the next action had started.
    ///
    /// - Parameter sendResults: Makes every container observe an action, and sends the result of the action, `.a`.
    @MainActor
    private static func countLandings(
        _ runLoop: ManualRunLoop,
        sendResults: ([StateContainer<TwoWordState>]) -> Void
    ) -> Int {
        let containers = (0..<100).map { _ in StateContainer<TwoWordState>(state: .b(0)) }
        let landings = Landings()
        let subscriptions = containers.map { $0.didSetPublisher.sink(receiveValue: landings.closure) }
        for _ in 0..<10_000 {
            sendResults(containers)
            for container in containers { container.observe(.b(0)) }
            runLoop.runOnce()
        }
        // Other threads may still be sending the last results.
        for _ in 0..<100 { runLoop.runOnce() }
        withExtendedLifetime(subscriptions) {}
        return landings.count
    }
}

/// Formed on no actor, because a closure that is formed on the main actor must not run on another thread.
private func sending(
    _ state: TwoWordState,
    through subjects: [PassthroughSubject<TwoWordState, Never>]
) -> () -> Void {
    { for subject in subjects { subject.send(state) } }
}

/// Counts the states that must not be applied.
private final class Landings {
    private(set) var count = 0

    var closure: (TwoWordState) -> Void {
        { if case .a = $0 { self.count += 1 } }
    }
}
