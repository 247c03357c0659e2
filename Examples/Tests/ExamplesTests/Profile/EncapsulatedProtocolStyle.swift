import ProfileData
import VSM
import VSMTesting

@testable import EncapsulatedProtocol

enum EncapsulatedProtocolStyle: ProfileStyle {
    static func loading(from repository: ChoosingUserDataRepository) -> LoadUserProfileViewState {
        LoadUserProfileViewState(dependencies: repository)
    }

    static func editing(_ userData: UserData, in repository: ChoosingUserDataRepository) -> EditUserProfileViewState {
        EditUserProfileViewState(dependencies: repository, userData: userData)
    }
}

extension ChoosingUserDataRepository: UserProfileProviding, UserProfileProvidingDependency {
    var userProfileRepository: any UserProfileProviding { self }

    func load() async throws -> UserData { try await choose(.success(stored), .failure(Offline())) }

    func save(userData: UserData) async throws -> UserData {
        stored = try await choose(.success(userData), .failure(Offline()))
        return stored
    }
}

extension LoadUserProfileViewState: ProfileState {
    var actions: [StateAction<Self>] {
        switch self {
        case .initialized(let model): [.action("load", model.load())]
        case .loadingError(let model): [.action("retry", model.retry())]
        case .loading, .loaded: []
        }
    }
}

extension EditUserProfileViewState: EditedProfileState {
    var actions: [StateAction<Self>] {
        switch editingState {
        case .editing(let model): [.action("saveUsername", model.saveUsername("Grace"))]
        case .saving: []
        case .savingError(let model): [.action("retry", model.retry()), .action("cancel", model.cancel())]
        }
    }
}
