import Foundation
import ProfileData
import VSM

@testable import PlainStructures

// snippet.feature
enum BioViewState: Equatable {
    case loading
    case loaded(UserData)
    case failed(message: String)
}

struct BioModel {
    let repository: any ProfileProviding

    /// Follows the profile until another action is observed or the container is released.
    func load() -> StateSequence<BioViewState> {
        StateSequence(.loading).following {
            _ = try await repository.load()
            return repository.changes
        } as: { userData in
            userData.map(BioViewState.loaded) ?? .loading
        } catch: { error in
            .failed(message: error.localizedDescription)
        }
    }
}
// snippet.end
