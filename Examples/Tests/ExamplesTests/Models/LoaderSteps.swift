import Testing
import VSM
import VSMTesting

@testable import PlainStructures

/// The loader of the profile, as the guide to models begins it.
private enum FirstStep {
    struct LoaderModel {
        // snippet.first
        func load() -> StateSequence<LoadUserProfileViewState> {
            StateSequence(.loading)
        }
        // snippet.end
    }
}

@Suite("Models: the first step")
struct LoaderStepsTests {
    @Test("The first step only shows that the profile loads")
    func loads() {
        withTestHost { host in
            let model = FirstStep.LoaderModel()
            host.journey(of: model.load()).expect(cases: "loading")
        }
    }
}
