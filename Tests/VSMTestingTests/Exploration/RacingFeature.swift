import VSM

@testable import VSMTesting

/// A feature for tests of orders: two requests run concurrently, and the one that ends last decides the state.
final class RacingFeature {
    enum ViewState: String { case idle, first, second }

    private let host: TestHost
    private let steps: Int
    private var latest = ViewState.idle
    private var left = 0

    /// - Parameter steps: The number of steps of the second request.
    init(on host: TestHost, steps: Int = 2) {
        self.host = host
        self.steps = steps
    }

    /// Without a seed, the second request ends last, because it takes more steps.
    func request(_ container: StateContainer<ViewState>) {
        guard left == 0 else { return }
        left = 2
        host.start { await self.answer(.first, after: 1, in: container) }
        host.start { await self.answer(.second, after: self.steps, in: container) }
    }

    private func answer(_ state: ViewState, after steps: Int, in container: StateContainer<ViewState>) async {
        for _ in 0..<steps { await host.run.pause() }
        latest = state
        left -= 1
        if left == 0 { container.observe(latest) }
    }

    /// Returns the beginning of an exploration, and the actions of each state.
    static func explored(
        steps: Int = 2
    ) -> (
        from: (TestHost) -> ViewState, actions: (ViewState) -> [StateAction<ViewState>]
    ) {
        nonisolated(unsafe) var feature: RacingFeature?
        return (
            { host in
                feature = RacingFeature(on: host, steps: steps)
                return .idle
            },
            { state in state == .idle ? [.perform("request") { feature!.request($0) }] : [] }
        )
    }
}
