import ProfileData
import Testing
import VSM
import VSMTesting

@testable import EncapsulatedProtocol

@Suite("Encapsulated protocol: every way through the profile")
struct EncapsulatedProtocolGraphTests {
    @Test("Loading has the graph of all styles, and a journey with an error takes each of its steps")
    func loading() throws {
        func initial() -> LoadUserProfileViewState {
            LoadUserProfileViewState(dependencies: ChoosingUserProfileRepository())
        }
        let journey = withTestHost(seed: "1-0") { host in
            let container = host.container(state: initial())
            let journey = host.record(container)
            if case .initialized(let model) = container.state { container.observe(model.load()) }
            host.runUntilIdle()
            if case .loadingError(let model) = container.state { container.observe(model.retry()) }
            host.runUntilIdle()
            journey.expect(cases: "initialized", "loading", "loadingError", "loading", "loaded")
            return journey.cases
        }
        let graph = try StateGraph.explore(from: { _ in initial() }, actions: \.actions)
        expectLoadingProfile(graph, seenBy: journey)
    }

    @Test("Editing has the graph of all styles, and a journey with errors takes each of its steps")
    func editing() throws {
        var repository = ChoosingUserProfileRepository()
        func initial() -> EditUserProfileViewState {
            repository = ChoosingUserProfileRepository()
            return EditUserProfileViewState(dependencies: repository, userData: .ada)
        }
        let journey = withTestHost(seed: "1-1-0") { host in
            let container = host.container(state: initial())
            let journey = host.record(container)
            for action in ["saveUsername", "retry", "cancel", "saveUsername"] {
                switch container.state.editingState {
                case .editing(let model) where action == "saveUsername": container.observe(model.saveUsername("Grace"))
                case .savingError(let model) where action == "retry": container.observe(model.retry())
                case .savingError(let model) where action == "cancel": container.observe(model.cancel())
                default: Issue.record("The state does not offer \(action).")
                }
                host.runUntilIdle()
            }
            journey.expect(
                ["editing", "saving", "savingError", "saving", "savingError", "editing", "saving", "editing"],
                of: \.caseName
            )
            return journey.states.map(\.caseName)
        }
        let graph = try StateGraph.explore(
            from: { _ in initial() },
            actions: \.actions,
            identifiedBy: \.caseName,
            invariants: [.init("What is shown is what the service has") { $0.data == repository.stored }]
        )
        expectEditingProfile(graph, seenBy: journey)
    }
}

extension LoadUserProfileViewState {
    fileprivate var actions: [StateAction<Self>] {
        switch self {
        case .initialized(let model): [.action("load", model.load())]
        case .loading, .loaded: []
        case .loadingError(let model): [.action("retry", model.retry())]
        }
    }
}

extension EditUserProfileViewState {
    /// What distinguishes the states; the data does not.
    fileprivate var caseName: String {
        switch editingState {
        case .editing: "editing"
        case .saving: "saving"
        case .savingError: "savingError"
        }
    }

    fileprivate var actions: [StateAction<Self>] {
        switch editingState {
        case .editing(let model): [.action("saveUsername", model.saveUsername("Grace"))]
        case .saving: []
        case .savingError(let model): [.action("retry", model.retry()), .action("cancel", model.cancel())]
        }
    }
}
