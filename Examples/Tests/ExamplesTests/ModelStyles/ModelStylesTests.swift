import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

@Suite("Model styles: each in sequences and in publishers")
struct ModelStylesTests {
    private let repository = ProfileRepositoryStub(.failure(Offline()), .success(.ada))

    @Test("Protocols with structs, in sequences")
    func protocols() {
        let loader = ProtocolsInSequences.LoaderModel(repository: repository)
        expectRetry(from: .initialized(loader)) { (state: ProtocolsInSequences.LoadUserProfileViewState) in
            switch state {
            case .initialized(let model): .action("load", model.load())
            case .loadingError(let model): .action("retry", model.retry())
            case .loading, .loaded: nil
            }
        }
    }

    @Test("Struct extensions, in sequences")
    func extensions() {
        expectRetry(from: .initialized(.init(repository: repository)), action: action)
    }

    @Test("A struct builder, in sequences")
    func builder() {
        let builder = BuilderInSequences.LoadModelBuilder(repository: repository)
        expectRetry(from: .initialized(builder.buildLoaderModel()), action: action)
    }

    @Test("An encapsulated protocol, in publishers")
    func encapsulated() {
        let answers = MockUserDataRepository(.failure(Offline()), .answer(.ada))
        let first = EncapsulatedViewState(dependencies: MockDependencies(userDataRepository: answers))
        expectRetry(from: first) { state in
            switch state {
            case .initialized(let model): .action("load", model.load())
            case .loadingError(let model): .action("retry", model.retry())
            case .loading, .loaded: nil
            }
        }
    }

    private func action(
        of state: ExtensionsInSequences.LoadUserProfileViewState
    ) -> StateAction<ExtensionsInSequences.LoadUserProfileViewState>? {
        switch state {
        case .initialized(let model): .action("load", model.load())
        case .loadingError(let model): .action("retry", model.retry())
        case .loading, .loaded: nil
        }
    }

    /// Loads, fails, and retries.
    private func expectRetry<State>(from first: State, action: (State) -> StateAction<State>?) {
        withTestHost { host in
            let container = host.container(state: first)
            let journey = host.record(container)
            for _ in 1...2 {
                action(container.state)?.perform(container)
                host.runUntilIdle()
            }
            journey.expect(cases: "initialized", "loading", "loadingError", "loading", "loaded")
        }
    }
}
