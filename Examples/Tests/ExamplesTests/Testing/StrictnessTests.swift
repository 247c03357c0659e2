import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

@Suite("Testing: how strict a test is")
struct StrictnessTests {
    @Test("Skipping excuses only the states so far")
    func skips() {
        withTestHost { host in
            let repository = MockProfileRepository()
            let error = EditUserProfileViewState.SavingErrorModel(
                message: "You are offline.",
                username: "Grace",
                editor: EditUserProfileViewState.EditingModel(data: .ada, repository: repository)
            )
            // snippet.skip
            let container = host.container(state: EditUserProfileViewState(data: .ada, repository: repository))
            let journey = host.record(container)
            container.observe(error.retry())
            host.runUntilIdle()
            journey.skip()  // how the name was saved is not the subject of this test
            container.observe(error.cancel())
            journey.expect(cases: "editing", of: \.editingState)
            // snippet.end
        }
    }
}
