import ProfileData
import VSM
import VSMTesting

@testable import EncapsulatedProtocol
@testable import PlainStructures

enum PlainStructuresStyle: ProfileStyle {
    typealias LoadState = PlainStructures.LoadUserProfileViewState
    typealias EditState = PlainStructures.EditUserProfileViewState

    static func loading(from repository: any ProfileRepository) -> LoadState {
        .initialized(LoaderModel(repository: Profiles(repository: repository.userProfileRepository)))
    }

    static var errorForPreview: LoadState {
        .loadingError(LoadingErrorModel(message: "A long story.", loader: LoaderModel(repository: GraceRepository())))
    }

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

/// Answers with Grace, at once.
private struct GraceRepository: ProfileProviding {
    let changes = CurrentValue<UserData?>(nil).values

    func load() async throws -> UserData { .grace }
    func save(_ userData: UserData) async throws -> UserData { userData }
}

extension PlainStructures.LoadUserProfileViewState: ProfileState {
    var shown: ShownProfile<Self> {
        switch self {
        case .initialized(let model): .init("initialized", "", .action("load", model.load()))
        case .loading: .init("loading")
        case .loadingError(let model): .init("loadingError", model.message, .action("retry", model.retry()))
        case .loaded(let userData): .init("loaded", userData.username)
        }
    }
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
