import ProfileData
import VSM
import VSMTesting

@testable import EncapsulatedProtocol
@testable import PlainStructures

enum PlainStructuresStyle: EditingStyle {
    typealias EditState = PlainStructures.EditUserProfileViewState

    static func editing(_ userData: UserData, in repository: any ProfileRepository) -> EditState {
        EditState(data: userData, repository: Profiles(repository: repository.userProfileRepository))
    }
}

/// The repository of a test, which publishes no changes.
private struct Profiles: ProfileProviding {
    let repository: any UserProfileProviding
    let changes = CurrentValue<UserData?>(nil).values

    func load() async throws -> UserData { try await repository.load() }
    func save(_ userData: UserData) async throws -> UserData { try await repository.save(userData: userData) }
}

extension PlainStructures.EditUserProfileViewState: ProfileState {
    var shown: ShownProfile<Self> {
        let name = data.username
        return switch editingState {
        case .editing(let model): .init("editing", name, .action("saveUsername", model.saveUsername("Grace")))
        case .saving: .init("saving", name)
        case .savingError(let model):
            .init(
                "savingError",
                "\(name), \(model.message)",
                .action("retry", model.retry()),
                .action("cancel", model.cancel())
            )
        }
    }
}
