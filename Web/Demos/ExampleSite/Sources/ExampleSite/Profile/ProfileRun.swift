import VSM

@testable import PlainStructures

/// The profile of one page, with its service and its journey.
final class ProfileRun {
    let service = SimulatedService()
    let repository: ProfileRepository
    let recorder = JourneyRecorder { state in
        (state as? EditUserProfileViewState).map { DescribedState($0.editingState).caseName } ?? ""
    }

    init() {
        repository = ProfileRepository(service)
    }

    deinit {
        // Tasks that wait for an answer would otherwise keep the feature in memory forever.
        service.close()
    }
}
