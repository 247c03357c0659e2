import Testing
import VSM
import VSMTesting

/// The profile on a host, in any style: its states are recorded while a test takes the actions that they offer.
struct RecordedProfile {
    /// Takes an action of the current state, as a view does.
    let take: (_ action: String) throws -> Void
    /// What a view has shown so far.
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

    /// Takes actions, each after the one before has ended.
    func finish(_ actions: String...) throws {
        for action in actions {
            try take(action)
            host.runUntilIdle()
        }
    }
}
