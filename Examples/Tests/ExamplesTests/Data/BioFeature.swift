import Foundation
import ProfileData
import VSM

@testable import PlainStructures

// snippet.feature
enum BioViewState {
    case loading
    case loaded(UserData)
    case failed(message: String, LoaderModel)
}

extension BioViewState {
    struct LoaderModel {
        let repository: any ProfileProviding

        /// Follows the profile until another action is observed or the container is released.
        func load() -> StateSequence<BioViewState> {
            StateSequence(.loading).following {
                _ = try await repository.load()
                return repository.changes
            } as: { userData in
                userData.map(BioViewState.loaded) ?? .loading
            } catch: { error in
                .failed(message: error.localizedDescription, self)
            }
        }
    }
}
// snippet.end
