import Testing
import VSM
import VSMTesting

/// A profile in any style on a host, which records its states while a test runs the actions that they offer.
struct RecordedProfile {
    /// Runs an action of the current state, as a view does.
    let take: (_ action: String) throws -> Void
    /// Summaries of the states so far.
    let summaries: () -> [String]
    /// The names of the states so far.
    let names: () -> [String]
    private let host: TestHost

    init<State: ProfileState>(_ first: State, on host: TestHost) {
        let container = host.container(state: first)
        let journey = host.record(container)
        take = { name in
            let state = container.state
            let action = state.shown.actions.first { $0.name == name }
            try #require(action, "\(state.summary) does not offer \(name).").perform(container)
        }
        summaries = {
            journey.skip()
            return journey.states.map(\.summary)
        }
        names = {
            journey.skip()
            return journey.states.map(\.shown.name)
        }
        self.host = host
    }

    /// Runs actions, each after the previous one has ended.
    func finish(_ actions: String...) throws {
        for action in actions {
            try take(action)
            host.runUntilIdle()
        }
    }
}
