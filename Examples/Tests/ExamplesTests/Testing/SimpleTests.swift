import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

@Suite("Testing: the simple test")
struct SimpleTests {
    // snippet.load
    @Test("Loading shows the profile of the repository")
    func loads() {
        withTestHost { host in
            let model = LoadUserProfileViewState.LoaderModel(repository: MockProfileRepository())
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(.ada))
        }
    }
    // snippet.end

    // snippet.save
    @Test("A name that could not be saved can be saved again, or given up")
    func retriesAndCancels() throws {
        try withTestHost { host in
            let repository = MockProfileRepository { _ in throw Offline() }
            let editor = EditUserProfileViewState.EditingModel(data: .ada, repository: repository)
            let journey = host.journey(of: editor.saveUsername("Grace"))
            host.runUntilIdle()
            journey.expect(cases: "saving", "savingError", of: \.editingState)

            let error = try journey.last { if case .savingError(let error) = $0.editingState { error } else { nil } }
            #expect(error.username == "Grace")
            let retried = host.journey(of: error.retry())
            let cancelled = host.journey(of: error.cancel())
            host.runUntilIdle()
            retried.expect(cases: "saving", "savingError", of: \.editingState)
            cancelled.expect(["Ada"], of: \.data.username)
        }
    }
    // snippet.end

    @Test("Loading ends with the profile")
    func iterates() async {
        var states: [LoadUserProfileViewState] = []
        let model = LoadUserProfileViewState.LoaderModel(repository: MockProfileRepository())
        for await state in model.load() { states.append(state) }
        guard case .loaded(let userData) = states.last else { Issue.record("\(states)"); return }
        #expect(userData == .ada)
    }
}
