import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

@Suite("Models: errors")
struct ChosenFailures {
    /// Showing a profile, with a state of its own for a device that is offline.
    private enum ProfileViewState {
        case loading
        case loaded(UserData)
        case offline(LoaderModel)
        case failed(message: String, LoaderModel)

        struct LoaderModel {
            let repository: any ProfileProviding
            let log: (any Error) -> Void

            // snippet.catch
            func load() -> StateSequence<ProfileViewState> {
                StateSequence(.loading).then {
                    .loaded(try await repository.load())
                } catch: { error in
                    log(error)
                    return error is Offline ? .offline(self) : .failed(message: "\(error)", self)
                }
            }
            // snippet.end
        }
    }

    private struct NotFound: Error {}

    @Test("The error decides which state follows, and is logged", arguments: [true, false])
    func chooses(isOffline: Bool) {
        withTestHost { host in
            var errors: [any Error] = []
            let repository = MockProfileRepository { _ in throw isOffline ? Offline() : NotFound() as any Error }
            let model = ProfileViewState.LoaderModel(repository: repository) { errors.append($0) }
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(cases: "loading", isOffline ? "offline" : "failed")
            #expect(errors.count == 1)
        }
    }
}
